import { plainState } from './plain.ts';
import type { StateLaw } from './types.ts';

/** Only what a licensed site must have. */
export const washington: StateLaw = {
  ...plainState('WA'),
  regulator: {
    name: 'Insurance Commissioner',
    fullName: 'Washington State Insurance Commissioner',
    phone: '(253) 555-2100',
    url: 'https://www.commissioner.test/complaints',
    checked: '2026-11-18',
  },
};
