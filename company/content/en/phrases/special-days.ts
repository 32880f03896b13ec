import type { SpecialDay } from '#domain/special-days.ts';
import { language } from '../language.ts';
import { spanInWords } from './hours.ts';

const dates = new Intl.DateTimeFormat(language.locale, {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** 'Friday, November 27' or 'Thursday, November 26 – Saturday, November 28' */
export const dateInWords = ({ from, to }: Pick<SpecialDay, 'from' | 'to'>): string =>
  dates.formatRange(new Date(from), new Date(to));

/** '10 a.m.–2 p.m.' */
export const openingInWords = ({ open }: Pick<SpecialDay, 'open'>): string =>
  open ? spanInWords(open) : 'closed';

/** 'Friday, November 27: closed (inventory)' */
export function specialDayInWords(day: SpecialDay & { at: readonly string[] }): string {
  const where = day.at.length > 0 ? `, ${day.at.join(', ')}` : '';
  return `${dateInWords(day)}${where}: ${openingInWords(day)} (${day.reason})`;
}

/** 'The claims line on Friday, November 27: closed (inventory). You can report a claim online at any hour.' */
export const hotlineDayInWords = (day: SpecialDay): string =>
  `The claims line on ${dateInWords(day)}: ${openingInWords(day)} (${day.reason}). You can report a claim online at any hour.`;
