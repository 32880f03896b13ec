import type { SpecialDay } from '#domain/special-days.ts';
import { language } from '../language.ts';
import { spanInWords } from './hours.ts';

const dates = new Intl.DateTimeFormat(language.locale, {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** 'viernes, 27 de noviembre' */
export const dateInWords = ({ from, to }: Pick<SpecialDay, 'from' | 'to'>): string =>
  dates.formatRange(new Date(from), new Date(to));

/** 'de 10 a. m. a 2 p. m.' */
export const openingInWords = ({ open }: Pick<SpecialDay, 'open'>): string =>
  open ? spanInWords(open) : 'cerrado';

/** 'viernes, 27 de noviembre: cerrado (inventario)' */
export function specialDayInWords(day: SpecialDay & { at: readonly string[] }): string {
  const where = day.at.length > 0 ? `, ${day.at.join(', ')}` : '';
  return `${dateInWords(day)}${where}: ${openingInWords(day)} (${day.reason})`;
}

/** 'Línea de reclamaciones, viernes, 27 de noviembre: no atiende (inventario). Puede reportar …' */
export const hotlineDayInWords = (day: SpecialDay): string =>
  `Línea de reclamaciones, ${dateInWords(day)}: ${day.open ? spanInWords(day.open) : 'no atiende'} (${day.reason}). Puede reportar una reclamación en línea a cualquier hora.`;
