/** Focuses what is to be read from its top. The browser alone would show the end of what is higher than the screen. */
export function focusFromTop(element: HTMLElement | null): void {
  if (!element) return;
  element.focus({ preventScroll: true });
  const { top, bottom } = element.getBoundingClientRect();
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  if (top < Number.parseFloat(scrollPaddingTop) || bottom > innerHeight)
    element.scrollIntoView({ block: 'start' });
}
