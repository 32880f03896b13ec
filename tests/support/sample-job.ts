import type { JobOpening } from '#company/shape/types.ts';

/** An opening of our own, for tests that do not depend on what the company lists. */
export function sampleJob(own: Partial<JobOpening> = {}): JobOpening {
  return {
    id: 'T-1',
    slug: 'lamp-lighter',
    title: 'Lamp Lighter',
    location: 'Remote',
    type: 'Full-time',
    department: 'Lamps',
    summary: 'Lights the lamps of a street.',
    description: ['You light a lamp.'],
    requirements: ['A ladder.'],
    benefits: ['Matches.'],
    pay: { from: 20, to: 25, per: 'hour' },
    posted: '2026-10-01',
    listed: true,
    ...own,
  };
}
