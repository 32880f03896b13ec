import type { JobOpening } from '#company/shape/types.ts';
import { mainOffice } from '#content/phrases/offices.ts';

export const fieldAdjuster: JobOpening = {
  id: 'BF-1',
  slug: 'field-adjuster',
  title: 'Field Adjuster',
  location: { hybridAt: mainOffice.name },
  type: 'Full-time',
  department: 'Claims',
  summary: 'Visit clinics, read bills, and write down what we pay and why, two days a week from the office.',
  description: ['You look at claims where they happened.'],
  requirements: ['A driver’s license.'],
  benefits: ['A company car.'],
  pay: { from: 58_000, to: 71_000, per: 'year' },
  posted: '2026-10-01',
  listed: true,
};
