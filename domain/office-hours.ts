import type { Office } from '#app/site-types.ts';
import { officeClock } from './office-clock.ts';
import { addDays } from './office-days.ts';
import { isFederalHoliday } from './us-holidays.ts';

const minute = 60 * 1000;
/** Appointments start on the half hour after the office opens. */
const step = 30 * minute;

type Hours = Pick<Office, 'hours'>;
type Period = { from: number; to: number };

/** When an appointment of this length can start: on open days, after `from`, for so many days with its own. */
export function listSlots(office: Hours, from: Date, days: number, minutes: number): Date[] {
  const today = officeClock.dateAt(from);
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
export function isOpenAt(office: Hours, moment: Date): boolean {
  const open = openingOn(office, officeClock.dateAt(moment));
  return !!open && open.from <= moment.getTime() && moment.getTime() < open.to;
}

/** Whether the office is open from the start to the end. */
export function isWithinOfficeHours(office: Hours, start: Date, minutes: number): boolean {
  const open = openingOn(office, officeClock.dateAt(start));
  if (!open) return false;
  return start.getTime() >= open.from && start.getTime() + minutes * minute <= open.to;
}

/** From when to when the office is open. Undefined on days on which it is closed, and on federal holidays. */
export function openingOn({ hours }: Hours, date: string): Period | undefined {
  const weekday = new Date(date).getUTCDay();
  const open = hours.find(({ weekdays }) => weekdays.includes(weekday))?.open;
  if (!open || isFederalHoliday(date)) return undefined;
  return { from: officeClock.momentOf(date, open.from), to: officeClock.momentOf(date, open.to) };
}
