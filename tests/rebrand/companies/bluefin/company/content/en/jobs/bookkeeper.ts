import type { JobOpening } from '#company/shape/types.ts';

export const bookkeeper: JobOpening = {
  id: 'BF-2',
  slug: 'bookkeeper',
  title: 'Bookkeeper',
  location: 'Nationwide',
  type: 'Part-time',
  department: 'Finance',
  summary: 'Match payments with claims, twenty hours a week, from wherever you live in the United States.',
  description: ['You keep the books of one small company.'],
  requirements: ['Three years of bookkeeping.'],
  benefits: ['Paid holidays.'],
  pay: { from: 27.5, to: 33, per: 'hour' },
  posted: '2026-09-15',
  listed: true,
};
