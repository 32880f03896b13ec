import type { LanguageCode } from './languages.ts';
import { addDays } from './office-days.ts';
import type { SpecialDayItem } from './website/items.ts';

/** Days on which places are closed, or open at other hours than usual. */
export type SpecialHours = SpecialDayItem['facts'];
/** With the reason in one language. */
export type SpecialDay = SpecialHours & { reason: string };

/** Pages and mails name the special days of so many days. */
const daysNamedAhead = 60;

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

/** Those of the next weeks that hold for one of these places. `at`: the places, if it is not all of these. */
export function nextSpecialDays(
  days: readonly SpecialDay[],
  places: readonly string[],
  today: string,
): (SpecialDay & { at: readonly string[] })[] {
  return days
    .filter(({ from, to }) => to >= today && from <= addDays(today, daysNamedAhead))
    .flatMap((day) => {
      const at = places.filter((place) => day.places === 'all' || day.places.includes(place));
      return at.length > 0 ? [{ ...day, at: at.length < places.length ? at : [] }] : [];
    });
}
