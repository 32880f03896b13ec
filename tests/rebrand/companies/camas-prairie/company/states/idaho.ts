import type { StateLaw } from '../shape/state.ts';
import { plainState } from './plain.ts';

export const idaho: StateLaw = {
  ...plainState('ID'),
  regulator: {
    name: 'Department of Insurance',
    fullName: 'Idaho Department of Insurance',
    phone: '(208) 334-4319',
    url: 'https://doi.idaho.gov/consumers/file-a-complaint/',
    checked: '2026-11-18',
  },
};
