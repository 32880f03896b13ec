import type { JobOpening } from '#company/shape/types.ts';

export const barnInspector: JobOpening = {
  id: 'CP-1',
  slug: 'barn-inspector',
  title: 'Barn Inspector',
  location: { onSiteIn: 'Twin Falls, ID' },
  type: 'Full-time',
  department: 'Underwriting',
  summary: 'Look at roofs, wiring and water before we name a price, all over the county and the next one.',
  description: ['You drive out, look, and write two pages a person can read.'],
  requirements: ['A driver’s license and no fear of ladders.'],
  benefits: ['A truck.'],
  pay: { from: 54_000, to: 66_000, per: 'year' },
  posted: '2026-10-12',
  listed: true,
};
