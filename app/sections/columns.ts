/** Columns of a wide row of cards, so that no card stands alone beside a gap where that can be avoided. */
export function cardColumns(count: number): string {
  if (count === 1) return '';
  return count === 2 || count === 4 ? 'lg:grid-cols-2' : 'lg:grid-cols-3';
}
