import type { LocalClock } from './local-clock.ts';
import { isFederalHoliday } from './us-holidays.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

export type BusinessHours = ReturnType<typeof businessHours>;

/**
 * `days`: the weekdays that count, as in `Date.getDay()`. `clock`: that of the office. `isClosed`: whether every office is closed on a
 * date for a reason of its own.
 */
export function businessHours(
  clock: LocalClock,
  days: readonly number[],
  isClosed: (date: string) => boolean = () => false,
) {
  const starts = new Map<number, number>();
  return { between, before, after };

  /**
   * Hours between two times that are business hours, as the contact page defines them: every hour of a business day that is
   * no federal holiday and on which an office is open, at the office. A message of Tuesday at 3 p.m. is due on Wednesday at 3 p.m.
   */
  function between(from: Date, to: Date): number {
    let total = 0;
    for (let date = dateOf(from.getTime()); startOf(date) < to.getTime(); date += 1) {
      if (!isBusinessDay(date)) continue;
      const begin = Math.max(from.getTime(), startOf(date));
      const end = Math.min(to.getTime(), startOf(date + 1));
      total += Math.max(0, end - begin);
    }
    return total / hour;
  }

  /** The time that many business hours ago: what was sent before it has waited longer. */
  function before(to: Date, hours: number): Date {
    let left = hours * hour;
    for (let date = dateOf(to.getTime()); ; date -= 1) {
      if (!isBusinessDay(date)) continue;
      const end = Math.min(to.getTime(), startOf(date + 1));
      if (end - startOf(date) >= left) return new Date(end - left);
      left -= end - startOf(date);
    }
  }

  /** The time that many business hours later. */
  function after(from: Date, hours: number): Date {
    let left = hours * hour;
    for (let date = dateOf(from.getTime()); ; date += 1) {
      if (!isBusinessDay(date)) continue;
      const begin = Math.max(from.getTime(), startOf(date));
      if (startOf(date + 1) - begin >= left) return new Date(begin + left);
      left -= startOf(date + 1) - begin;
    }
  }

  /** Dates are numbers of days since 1970. Clocks change on Sundays, so every business day has 24 hours. */
  function isBusinessDay(date: number): boolean {
    if (!days.includes(new Date(date * day).getUTCDay())) return false;
    return !isFederalHoliday(isoDate(date)) && !isClosed(isoDate(date));
  }

  /** Midnight at the office. */
  function startOf(date: number): number {
    let start = starts.get(date);
    if (start === undefined) {
      start = clock.momentOf(isoDate(date), '00:00');
      starts.set(date, start);
    }
    return start;
  }

  function dateOf(time: number): number {
    const date = Math.floor(time / day);
    if (time < startOf(date)) return date - 1;
    return time >= startOf(date + 1) ? date + 1 : date;
  }
}

function isoDate(date: number): string {
  return new Date(date * day).toISOString().slice(0, 10);
}
