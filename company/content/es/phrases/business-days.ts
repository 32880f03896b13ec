import { listBusinessDays } from '#domain/business-days.ts';
import { site } from '../site.ts';
import { listInWords } from './numbers.ts';
import { weekdays } from './weekdays.ts';

const week = [1, 2, 3, 4, 5, 6, 0];

/** Days that count for an answer, and days that do not. */
export function businessDayWords(days: readonly number[]) {
  const from = days.includes(2) ? 2 : (days[0] ?? 1);
  const to = days.find((day) => day > from) ?? days[0] ?? 1;
  const others = week.filter((day) => !days.includes(day)).map((day) => `los ${plural(weekdays[day] ?? '')}`);
  return {
    /** One business day apart: 'martes', 'miércoles' */
    example: { from: weekdays[from] ?? '', to: weekdays[to] ?? '' },
    /** 'los sábados, los domingos y los feriados'. `holidays` comes with its article. */
    others: (holidays: string) => listInWords([...others, holidays]),
  };
}

const plural = (day: string) => (day.endsWith('s') ? day : `${day}s`);

export const dayWords = businessDayWords(listBusinessDays(site.offices));
