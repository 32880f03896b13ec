import type { ToldClaim } from '#company/shape/types.ts';
import { site } from '../site.ts';

/** May be null. told-claim.test.ts compares the days with our promises. */
export const toldClaim: ToldClaim | null = {
  title: 'One claim, from the call to the check',
  text: `A hose bursts behind a renter’s washing machine. On a calendar, our schedule looks like this.`,
  note: `A sample. ${site.legalName} is fictional, and so are this claim and its amounts.`,
  days: [
    {
      at: '2026-09-14T07:05',
      is: 'reported',
      title: 'She calls',
      text: 'It is five past seven in the morning. We open the claim, and tell her to close the valve and photograph everything.',
    },
    {
      at: '2026-09-14T14:15',
      is: 'adjuster',
      title: 'The adjuster calls',
      text: 'Seven hours later. They agree on a visit. She takes a hotel and keeps every receipt.',
    },
    {
      at: '2026-09-16T10:00',
      title: 'The visit',
      text: 'The adjuster measures and photographs, and asks for three papers: the hotel bill, the cleaning bill and a list of her things with their prices.',
    },
    {
      at: '2026-09-21T16:40',
      is: 'complete',
      title: 'The last paper arrives',
      text: 'We have all documents, and the business days begin to count.',
    },
    {
      at: '2026-10-01T11:00',
      is: 'decided',
      title: 'The decision',
      text: 'Eight business days later, in writing, with the math. She agrees.',
    },
    {
      at: '2026-10-05T09:00',
      title: 'The payment',
      text: 'Two business days after that.',
    },
  ],
  bill: {
    title: 'The math in the letter',
    items: [
      { label: 'A sofa, a rug and books', amount: 2_340 },
      { label: 'Drying and cleaning what could be saved', amount: 680 },
      { label: 'Three nights in a hotel', amount: 570 },
    ],
    total: 'Covered loss',
    excluded: { label: 'Not covered: the washer itself, which was worn out', amount: 610 },
    deductible: { label: 'Minus her deductible', amount: 500 },
    paid: 'We pay',
  },
  link: { label: 'Before a leak: where to look', href: '/blog/water-the-quiet-claim' },
  sample: true,
};
