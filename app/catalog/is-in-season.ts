import type { Season } from '#company/shape/types.ts';

/** `day`: 'YYYY-MM-DD'. A season of every year may begin in one year and end in the next. */
export function isInSeason({ from, to }: Pick<Season, 'from' | 'to'>, day: string): boolean {
  const date = day.slice(-from.length);
  return from <= to ? from <= date && date <= to : date >= from || date <= to;
}
