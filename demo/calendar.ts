import type { Random } from './random.ts';

export const day = 24 * 60 * 60 * 1000;
const minute = 60 * 1000;
/** The records are spread over this many days. */
const span = 60;

export type Calendar = {
  /** A time in the past at which people write: in the day or the evening, rarely on a weekend, more often lately. */
  pick: (minDaysAgo?: number) => Date;
  /** About that many days later, but never in the future. */
  later: (than: Date, days: number) => Date;
};

export function createCalendar(random: Random, now: Date): Calendar {
  const latest = now.getTime() - minute;
  const midnight = Math.floor(now.getTime() / day) * day;

  function pick(minDaysAgo = 0): Date {
    const daysAgo = minDaysAgo + Math.floor(random.next() ** 1.3 * (span - minDaysAgo));
    // From 7 a.m. to 11 p.m. in New York, in UTC.
    let at = midnight - daysAgo * day + random.integer(12 * 60, 28 * 60) * minute + random.integer(0, 59_999);
    while (at > latest) at -= day;
    const isWeekend = [0, 6].includes(new Date(at).getUTCDay());
    // Drawn in any case, so that what follows does not depend on the day of the week.
    const waits = random.chance(0.7);
    return new Date(isWeekend && waits ? at - 2 * day : at);
  }

  return {
    pick,
    later: (than, days) =>
      new Date(Math.min(than.getTime() + days * day + random.integer(-120, 120) * minute, latest)),
  };
}

/** As a date field sends it. */
export function toDateField(date: Date): string {
  return date.toISOString().slice(0, 10);
}
