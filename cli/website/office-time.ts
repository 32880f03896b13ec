import { officeClock } from '#office/clock.ts';
import { Problem } from '../problem.ts';

/** A day at the office, such as 2026-11-27, today or tomorrow. */
export function readDay(given: string, name: string, now = new Date()): string {
  const day = dayOf(given, now);
  if (day) return day;
  throw new Problem(`${name} takes a date like 2026-11-27, today or tomorrow, not "${given}".`, 'usage');
}

/** A time at the office: '18:00' is today. A date alone is its midnight. */
export function readMoment(given: string, option: string, now = new Date()): string {
  const parts = /^(?:(\d{4}-\d\d-\d\d|today|tomorrow)(?:[T ]|$))?(\d?\d:\d\d)?$/.exec(given);
  const [, date = 'today', time = '0:00'] = parts ?? [];
  const day = parts && given !== '' && dayOf(date, now);
  const [hours = '', minutes = ''] = time.split(':');
  if (day && Number(hours) < 24 && Number(minutes) < 60)
    return new Date(officeClock.momentOf(day, `${hours.padStart(2, '0')}:${minutes}`)).toISOString();
  throw new Problem(
    `${option} takes a time at the office, like 18:00, "2026-11-27 08:00" or "tomorrow 8:00", not "${given}".`,
    'usage',
  );
}

function dayOf(given: string, now: Date): string | undefined {
  const today = officeClock.dateAt(now);
  if (given === 'today') return today;
  if (given === 'tomorrow') return addDay(today);
  return /^\d{4}-\d\d-\d\d$/.test(given) && isDate(given) ? given : undefined;
}

function addDay(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

/** JavaScript takes February 30 for March 2. */
function isDate(date: string): boolean {
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date);
}
