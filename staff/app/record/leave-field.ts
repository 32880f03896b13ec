/** Gives the focus to the card around a field, so that single keys act again and the keyboard goes on from there. */
export function leaveField(field: HTMLElement): void {
  field.closest('section')?.focus({ preventScroll: true });
}
