import { site } from '#app/site.ts';
import { localClock } from './local-clock.ts';

const day = 24 * 60 * 60 * 1000;

export const officeTimeZone = site.region.timeZone;
export const officeClock = localClock(officeTimeZone);

/** The day at the office: '2026-11-18'. */
export function officeDate(moment: string | Date): string {
  return officeClock.dateAt(new Date(moment));
}

/** As the office's clock shows it, with the distance to UTC: '2026-11-18T09:30:00-05:00'. For spreadsheets and programs. */
export function officeMoment(moment: string): string {
  const time = new Date(moment).getTime();
  const minutes = Math.round(officeClock.offsetAt(time) / 60_000);
  const [sign, distance] = minutes < 0 ? ['-', -minutes] : ['+', minutes];
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${officeClock.timeAt(time)}${sign}${pad(Math.floor(distance / 60))}:${pad(distance % 60)}`;
}

/** Midnight at the office, at the beginning of a day or so many days later. Undefined for a date that is typed halfway. */
export function startOfOfficeDay(date: string, later = 0): string | undefined {
  const midnight = /^\d{4}-\d\d-\d\d$/.test(date)
    ? Date.parse(`${date}T00:00:00Z`) + later * day
    : Number.NaN;
  if (Number.isNaN(midnight) || midnight < 0) return undefined;
  const first = new Date(midnight).toISOString().slice(0, 10);
  return new Date(officeClock.momentOf(first, '00:00')).toISOString();
}
