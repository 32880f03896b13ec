import type { Office } from '#app/site-types.ts';
import { officeHoursInWords } from '../phrases/hours.ts';

/** What is said about a wished time that cannot be. */
export const wishRules = {
  noDay: 'Elija un día para esta hora',
  over: 'Esa hora ya pasó. Elija una posterior.',
  closed: (offices: readonly Office[]) =>
    `A esa hora estamos cerrados. Nuestro horario es ${officeHoursInWords(offices)}, excepto los feriados federales. Elija otra hora.`,
};
