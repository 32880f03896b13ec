import { groupByDay, namesOf } from '#company/shape/group-offices.ts';
import type { Office } from '#company/shape/site.ts';
import { type SpecialDay, specialDayAt } from '#domain/special-days.ts';
import { isFederalHoliday } from '#domain/us-holidays.ts';
import { spanInWords } from '../phrases/hours.ts';
import { site } from '../site.ts';

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });

/** What is said about a wished time that cannot be. */
export const wishRules = {
  noDay: 'Please choose a day for this time',
  over: 'This time has passed. Please choose a later one.',
  closed: (offices: readonly Office[], day: string, specialDays: readonly SpecialDay[] = []) => {
    const open = groupByDay(offices, day, specialDays);
    const [special] = offices.flatMap(({ name }) => specialDayAt(specialDays, name, day) ?? []);
    if (special && open.length === 0)
      return `We are closed on this day (${special.reason}). Please choose another day.`;
    if (!special && isFederalHoliday(day))
      return 'This day is a federal holiday, and we are closed. Please choose another day.';
    const days = special ? 'this day' : `${weekday.format(new Date(day))}s`;
    if (open.length === 0) return `We are closed on ${days}. Please choose another day.`;
    const hours = open.map((group) =>
      group.offices.length < offices.length
        ? `${namesOf(group)} ${spanInWords(group.open)}`
        : spanInWords(group.open),
    );
    return `On ${days} our hours are ${hours.join('; ')}, ${site.region.timeZoneName}. Please choose another time.`;
  },
};
