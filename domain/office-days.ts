import { officeTimeZone } from './business-hours.ts';

const dateAtOffice = new Intl.DateTimeFormat('en-CA', { timeZone: officeTimeZone, dateStyle: 'short' });
const hourAtOffice = new Intl.DateTimeFormat('en-US', {
  timeZone: officeTimeZone,
  hour: 'numeric',
  hourCycle: 'h23',
});
const hour = 60 * 60 * 1000;

/** The date at the office, as `2026-11-16`. */
export function officeDate(time: Date): string {
  return dateAtOffice.format(time);
}

/** `2026-11-16` and 1 → `2026-11-17`. */
export function addDays(date: string, days: number): string {
  const noon = new Date(`${date}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() + days);
  return noon.toISOString().slice(0, 10);
}

/** The Monday after a date. */
export function nextMonday(date: string): string {
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay();
  return addDays(date, (8 - weekday) % 7 || 7);
}

/** The first moment of a date at the office, for time zones of the United States. */
export function startOfOfficeDay(date: string): Date {
  // Clocks change at 2 a.m., so the offset at the start of the day is that of the day before.
  for (let offset = 4; offset <= 10; offset += 1) {
    const start = new Date(Date.parse(`${date}T00:00:00Z`) + offset * hour);
    if (officeDate(start) === date && Number(hourAtOffice.format(start)) === 0) return start;
  }
  throw new Error(`No start of ${date} at the office.`);
}
