/** Columns of a wide row of cards, so that no card stands alone beside a gap where that can be avoided. */
export function cardColumns(count: number): string {
  if (count === 1) return '';
  return count === 2 || count % 6 === 4 ? 'lg:grid-cols-2' : 'lg:grid-cols-3';
}

/** Columns for an even number of items, so that each row is full on tablets and wider screens. */
export function fullRows(count: number): string {
  if (count % 4 === 0) return 'sm:grid-cols-2 lg:grid-cols-4';
  return count % 3 === 0 ? 'sm:grid-cols-2 lg:grid-cols-3' : 'sm:grid-cols-2';
}
