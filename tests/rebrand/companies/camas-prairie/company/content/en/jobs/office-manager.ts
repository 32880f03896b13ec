import type { JobOpening } from '#company/shape/types.ts';

export const officeManager: JobOpening = {
  id: 'CP-2',
  slug: 'office-manager',
  title: 'Office Manager',
  location: { onSiteAt: 'Main Street' },
  type: 'Full-time',
  department: 'Office',
  summary:
    'Run the only office we have, from the front door to the ledger, and know most people who come in.',
  description: ['You open at half past seven.'],
  requirements: ['Five years in an office where the phone rings.'],
  benefits: ['Harvest weeks off.'],
  pay: { from: 48_500, to: 48_500, per: 'year' },
  posted: '2026-09-28',
  listed: true,
};
