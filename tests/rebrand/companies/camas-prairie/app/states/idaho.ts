import { plainState } from './plain.ts';
import type { StateLaw } from './types.ts';

/** Only what a licensed site must have. */
export const idaho: StateLaw = {
  ...plainState('ID'),
  regulator: {
    name: 'Department of Insurance',
    fullName: 'Idaho Department of Insurance',
    phone: '(208) 555-3300',
    url: 'https://www.idaho-insurance.test/complaints',
    checked: '2026-11-18',
  },
};
