import { officeTimeZone as timeZone } from './business-hours.ts';

const day = 24 * 60 * 60 * 1000;

// Sweden writes dates and times like ISO 8601: '2026-11-18 09:30:00'.
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
const localTime = (time: number) => clock.format(time).replace(' ', 'T');

/** Milliseconds that the office's clock is ahead of UTC. Negative in America. */
function offsetAt(time: number): number {
  const wholeSecond = Math.floor(time / 1000) * 1000;
  return Date.parse(`${localTime(time)}Z`) - wholeSecond;
}

/** The day at the office: '2026-11-18'. */
export function officeDate(moment: string | Date): string {
  return localTime(new Date(moment).getTime()).slice(0, 10);
}

/** As the office's clock shows it, with the distance to UTC: '2026-11-18T09:30:00-05:00'. For spreadsheets and programs. */
export function officeMoment(moment: string): string {
  const time = new Date(moment).getTime();
  const minutes = Math.round(offsetAt(time) / 60_000);
  const [sign, distance] = minutes < 0 ? ['-', -minutes] : ['+', minutes];
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${localTime(time)}${sign}${pad(Math.floor(distance / 60))}:${pad(distance % 60)}`;
}

/** Midnight at the office, at the beginning of a day or so many days later. Undefined for a date that is typed halfway. */
export function startOfOfficeDay(date: string, later = 0): string | undefined {
  const midnight = /^\d{4}-\d\d-\d\d$/.test(date)
    ? Date.parse(`${date}T00:00:00Z`) + later * day
    : Number.NaN;
  if (Number.isNaN(midnight) || midnight < 0) return undefined;
  const near = midnight - offsetAt(midnight);
  // The clocks may have changed between the two.
  return new Date(midnight - offsetAt(near)).toISOString();
}
