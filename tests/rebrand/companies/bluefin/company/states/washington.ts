import type { StateLaw } from '../shape/state.ts';
import { plainState } from './plain.ts';

export const washington: StateLaw = {
  ...plainState('WA'),
  regulator: {
    name: 'Office of the Insurance Commissioner',
    fullName: 'Washington State Office of the Insurance Commissioner',
    phone: '(800) 562-6900',
    url: 'https://www.insurance.wa.gov/file-complaint-or-check-your-complaint-status',
    checked: '2026-11-18',
  },
};
