import type { LanguageCode } from './languages.ts';
import type { SpecialDayItem } from './website/items.ts';

/** Days on which places are closed, or open at other hours than usual. */
export type SpecialHours = SpecialDayItem['facts'];
/** With the reason in one language. */
export type SpecialDay = SpecialHours & { reason: string };

/** Pages and mails name the special days of so many days. */
export const daysNamedAhead = 60;

/** What holds for a place on a date. A day that names the place comes before one for all places, and a later entry before an earlier one. */
export function specialDayAt<Day extends SpecialHours>(
  days: readonly Day[],
  place: string,
  date: string,
): Day | undefined {
  const onDate = days.filter(({ from, to }) => from <= date && date <= to);
  return (
    onDate.findLast(({ places }) => places !== 'all' && places.includes(place)) ??
    onDate.findLast(({ places }) => places === 'all')
  );
}

/** The days with their reasons in a language, the earliest first. */
export function specialDaysIn(code: LanguageCode, items: readonly SpecialDayItem[]): SpecialDay[] {
  return items
    .map(({ facts, words }) => ({ ...facts, reason: (words[code] ?? words.en).reason }))
    .sort((one, other) => one.from.localeCompare(other.from));
}
