const day = 24 * 60 * 60 * 1000;

/** Months and weekdays as in `Date`: January and Sunday are 0. */
const onDates = [
  { month: 0, date: 1 },
  { month: 5, date: 19 },
  { month: 6, date: 4 },
  { month: 10, date: 11 },
  { month: 11, date: 25 },
];
/** The `nth` weekday of a month. 5 is the last Monday of May. */
const onWeekdays = [
  { month: 0, weekday: 1, nth: 3 },
  { month: 1, weekday: 1, nth: 3 },
  { month: 4, weekday: 1, nth: 5 },
  { month: 8, weekday: 1, nth: 1 },
  { month: 9, weekday: 1, nth: 2 },
  { month: 10, weekday: 4, nth: 4 },
];

/**
 * The federal holidays of a year as `2026-07-03`, on the day they are observed: one on a Saturday is observed on the Friday
 * before, one on a Sunday on the Monday after. New Year's Day may therefore be observed in the year before.
 */
export function federalHolidays(year: number): string[] {
  const fixed = onDates.map(({ month, date }) => {
    const time = Date.UTC(year, month, date);
    const weekday = new Date(time).getUTCDay();
    return time + (weekday === 6 ? -day : weekday === 0 ? day : 0);
  });
  const floating = onWeekdays.map(({ month, weekday, nth }) => {
    const first = new Date(Date.UTC(year, month, 1)).getUTCDay();
    const date = 1 + ((weekday - first + 7) % 7) + (nth - 1) * 7;
    const daysInMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
    return Date.UTC(year, month, date > daysInMonth ? date - 7 : date);
  });
  return [...fixed, ...floating]
    .sort((a, b) => a - b)
    .map((time) => new Date(time).toISOString().slice(0, 10));
}

const observed = new Map<number, ReadonlySet<string>>();

/** The days of a year on which a holiday is observed. */
export function holidaysIn(year: number): string[] {
  return [...federalHolidays(year), ...federalHolidays(year + 1)].filter((date) =>
    date.startsWith(`${year}-`),
  );
}

/** Whether a holiday is observed on a day: `2026-07-03`. */
export function isFederalHoliday(date: string): boolean {
  const year = Number(date.slice(0, 4));
  let known = observed.get(year);
  if (!known) {
    known = new Set(holidaysIn(year));
    observed.set(year, known);
  }
  return known.has(date);
}
