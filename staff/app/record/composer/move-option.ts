const page = 5;

/** Where a key moves to in a list of options. One step beyond an end is the other end; a page stops there. Undefined: another key. */
export function moveOption(key: string, at: number, length: number): number | undefined {
  const last = Math.max(0, length - 1);
  switch (key) {
    case 'ArrowDown':
      return at >= last ? 0 : at + 1;
    case 'ArrowUp':
      return at <= 0 ? last : at - 1;
    case 'PageDown':
      return Math.min(last, at + page);
    case 'PageUp':
      return Math.max(0, at - page);
    default:
      return undefined;
  }
}
