import type { Regulator } from '../../shape/state.ts';

export const regulator: Regulator = {
  name: 'Department of Financial Services',
  fullName: 'New York State Department of Financial Services',
  phone: '(800) 342-3736',
  url: 'https://www.dfs.ny.gov/complaint',
  checked: '2026-11-16',
};
