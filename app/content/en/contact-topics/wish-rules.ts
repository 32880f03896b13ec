import type { Office } from '#app/site-types.ts';
import { officeHoursInWords } from '../phrases/hours.ts';

/** What is said about a wished time that cannot be. */
export const wishRules = {
  noDay: 'Please choose a day for this time',
  over: 'This time has passed. Please choose a later one.',
  closed: (offices: readonly Office[]) =>
    `We are closed then. Our hours are ${officeHoursInWords(offices)}, except on federal holidays. Please choose another time.`,
};
