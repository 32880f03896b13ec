type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/**
 * How far a box has to move up until it covers none of the others. It stays where it is if there is no such place: whatever it
 * covers can be scrolled away.
 */
export function wayUp(box: Box, others: readonly Box[]): number {
  const beside = others.filter(({ left, right }) => left < box.right && right > box.left);
  const height = box.bottom - box.top;
  let bottom = box.bottom;
  // From the lowest: whatever is covered moves the box above itself.
  for (const other of beside.toSorted((a, b) => b.bottom - a.bottom))
    if (other.top < bottom && other.bottom > bottom - height) bottom = other.top;
  return bottom >= height ? box.bottom - bottom : 0;
}

/** Moves the messages to where they cover no link and no button. */
export function placeToaster(toaster: HTMLElement): void {
  toaster.style.marginBlockEnd = '';
  const pressable = [...document.querySelectorAll('a[href], button, summary, .file-field-button')].filter(
    (element) => !toaster.contains(element) && element.checkVisibility({ visibilityProperty: true }),
  );
  const way = wayUp(
    toaster.getBoundingClientRect(),
    pressable.map((element) => element.getBoundingClientRect()),
  );
  toaster.style.marginBlockEnd = `${way}px`;
}
