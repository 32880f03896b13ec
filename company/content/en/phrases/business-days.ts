import { listBusinessDays } from '#domain/business-days.ts';
import { site } from '../site.ts';
import { listInWords } from './numbers.ts';

const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const week = [1, 2, 3, 4, 5, 6, 0];

/** Days that count for an answer, and days that do not. */
export function businessDayWords(days: readonly number[]) {
  const from = days.includes(2) ? 2 : (days[0] ?? 1);
  const to = days.find((day) => day > from) ?? days[0] ?? 1;
  const others = week.filter((day) => !days.includes(day)).map((day) => `${names[day]}s`);
  return {
    /** One business day apart. */
    example: { from: names[from], to: names[to] },
    /** 'Saturdays, Sundays and holidays' */
    others: (holidays: string) => listInWords([...others, holidays]),
  };
}

export const dayWords = businessDayWords(listBusinessDays(site.offices));
