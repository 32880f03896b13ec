import type { Opening } from './opening-hours.ts';

const mondayToFriday = [1, 2, 3, 4, 5];

/** Monday to Friday, without the days on which every office is closed. Numbers are those of `Date.getDay()`. */
export function listBusinessDays(offices: readonly { hours: readonly Opening[] }[]): readonly number[] {
  const lines = offices.flatMap(({ hours }) => hours);
  const days = mondayToFriday.filter((day) =>
    lines.some(({ open, weekdays }) => open && weekdays.includes(day)),
  );
  return days.length > 0 ? days : mondayToFriday;
}
