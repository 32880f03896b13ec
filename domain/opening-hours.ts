import type { LocalClock } from './local-clock.ts';
import { addDays } from './office-days.ts';
import { type SpecialHours, specialDayAt } from './special-days.ts';
import { isFederalHoliday } from './us-holidays.ts';

const minute = 60 * 1000;
/** Appointments start on the half hour after the office opens. */
const step = 30 * minute;

/** On a 24-hour clock. `weekdays` as in `Date.getDay()`. Null: closed. */
export type Opening = { weekdays: readonly number[]; open: { from: string; to: string } | null };
type Span = NonNullable<Opening['open']>;
type Place = { name: string; hours: readonly Opening[] };
type Period = { from: number; to: number };

/** The hours of an office on a date. Undefined on days on which it is closed, and on federal holidays. Special days come before both. */
export function hoursOn(
  { name, hours }: Place,
  date: string,
  specialDays: readonly SpecialHours[],
): Span | undefined {
  const special = specialDayAt(specialDays, name, date);
  if (special) return special.open ?? undefined;
  const weekday = new Date(date).getUTCDay();
  const open = hours.find(({ weekdays }) => weekdays.includes(weekday))?.open;
  return open && !isFederalHoliday(date) ? open : undefined;
}

/** When offices are open, by the clock of their time zone. */
export function openingHours(clock: LocalClock, specialDays: () => readonly SpecialHours[]) {
  return { listSlots, isOpenAt, isWithinOfficeHours, openingOn };

  /** When an appointment of this length can start: on open days, after `from`, for so many days with its own. */
  function listSlots(office: Place, from: Date, days: number, minutes: number): Date[] {
    const today = clock.dateAt(from);
    return Array.from({ length: days }, (_, ahead) => addDays(today, ahead)).flatMap((date) => {
      const open = openingOn(office, date);
      if (!open) return [];
      const count = Math.max(0, Math.floor((open.to - open.from - minutes * minute) / step) + 1);
      return Array.from({ length: count }, (_, at) => new Date(open.from + at * step)).filter(
        (start) => start > from,
      );
    });
  }

  /** Whether somebody is there now. */
  function isOpenAt(office: Place, moment: Date): boolean {
    const open = openingOn(office, clock.dateAt(moment));
    return !!open && open.from <= moment.getTime() && moment.getTime() < open.to;
  }

  /** Whether the office is open from the start to the end. */
  function isWithinOfficeHours(office: Place, start: Date, minutes: number): boolean {
    const open = openingOn(office, clock.dateAt(start));
    if (!open) return false;
    return start.getTime() >= open.from && start.getTime() + minutes * minute <= open.to;
  }

  /** From when to when the office is open. */
  function openingOn(office: Place, date: string): Period | undefined {
    const open = hoursOn(office, date, specialDays());
    return open && { from: clock.momentOf(date, open.from), to: clock.momentOf(date, open.to) };
  }
}
