import { site } from '#app/site.ts';
import type { Office } from '#app/site-types.ts';
import { isFederalHoliday } from './us-holidays.ts';

const minute = 60 * 1000;
const day = 24 * 60 * minute;
/** Appointments start on the half hour after the office opens. */
const step = 30 * minute;

type Hours = Pick<Office, 'hours'>;
type Period = { from: number; to: number };

// Swedish dates are written almost as in ISO 8601: '2026-11-17 15:00:00'.
const officeClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: site.region.timeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** When an appointment of this length can start: on open days, after `from`, for so many days with its own. */
export function listSlots(office: Hours, from: Date, days: number, minutes: number): Date[] {
  const today = dateAtOffice(from.getTime());
  return Array.from({ length: days }, (_, ahead) => addDays(today, ahead)).flatMap((date) => {
    const open = openingOn(office, date);
    if (!open) return [];
    const count = Math.max(0, Math.floor((open.to - open.from - minutes * minute) / step) + 1);
    return Array.from({ length: count }, (_, at) => new Date(open.from + at * step)).filter(
      (start) => start > from,
    );
  });
}

/** Whether the office is open from the start to the end. */
export function isWithinOfficeHours(office: Hours, start: Date, minutes: number): boolean {
  const open = openingOn(office, dateAtOffice(start.getTime()));
  if (!open) return false;
  return start.getTime() >= open.from && start.getTime() + minutes * minute <= open.to;
}

/** '2026-11-17' */
function dateAtOffice(time: number): string {
  return officeClock.format(time).slice(0, 10);
}

function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);
}

/** From when to when the office is open. Undefined on days on which it is closed, and on federal holidays. */
export function openingOn({ hours }: Hours, date: string): Period | undefined {
  const weekday = new Date(date).getUTCDay();
  const open = hours.find(({ weekdays }) => weekdays.includes(weekday))?.open;
  if (!open || isFederalHoliday(date)) return undefined;
  return { from: timeAtOffice(date, open.from), to: timeAtOffice(date, open.to) };
}

/** The moment at which the clock of the office shows this time. */
export function timeAtOffice(date: string, time: string): number {
  const asUtc = Date.parse(`${date}T${time}Z`);
  const near = asUtc - offsetAt(asUtc);
  // The clocks may have changed between the two.
  return asUtc - offsetAt(near);
}

function offsetAt(time: number): number {
  return Date.parse(`${officeClock.format(time).replace(' ', 'T')}Z`) - time;
}
