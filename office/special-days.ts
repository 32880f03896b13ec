import { type SpecialHours, specialDayAt } from '#domain/special-days.ts';
import type { SpecialDayItem } from '#domain/website/items.ts';

let stored: readonly SpecialDayItem[] = [];
let hours: readonly SpecialHours[] = [];

/** Called by whoever knows them: the server after a release, the staff's app, and what renders pages. */
export function setSpecialDays(days: readonly SpecialDayItem[]): void {
  stored = days;
  hours = days.map(({ facts }) => facts);
}

/** With their reasons in each language. */
export const specialDays = () => stored;
export const specialHours = () => hours;

/** What holds for a place on a date. */
export const specialHoursOn = (place: string, date: string) => specialDayAt(hours, place, date);
