/** Closes an open menu when the focus moves out of it. Its button belongs to it. */
export function closeMenus(): void {
  document.addEventListener('focusin', ({ target }) => {
    const menu = document.querySelector<HTMLElement>('.menu:popover-open');
    // The button is the element before its menu.
    const inside = [menu, menu?.previousElementSibling].some((part) => part?.contains(target as Node));
    if (!inside) menu?.hidePopover();
  });
}
