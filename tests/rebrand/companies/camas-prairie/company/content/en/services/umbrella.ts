import type { ServiceContent } from '#company/shape/types.ts';
import { site } from '#company/site.ts';

/** Without a picture, and without questions for a quote. */
export const umbrella: ServiceContent = {
  slug: 'umbrella',
  short: 'umbrella',
  panel: 'life',
  meta: {
    title: `Umbrella Insurance: when other limits run out | ${site.name}`,
    description:
      'Umbrella insurance pays after the limits of your other policies are used up. What it needs, and what it leaves out.',
  },
  card: {
    description: 'Pays when the limit of another policy is not enough.',
    menuLine: 'Above your other limits',
  },
  title: 'Umbrella Insurance',
  subtitle: 'For the one bad day that costs more than a policy pays.',
  description: ['An umbrella policy starts where the liability limits of your other policies end.'],
  benefits: [
    'One limit above several policies.',
    'Everyone in the household is covered.',
    'It pays for a lawyer too.',
    'It holds outside the state.',
    'The price is for a whole year.',
  ],
  options: [
    {
      name: 'One million',
      description: 'For most households with a car and a house.',
      suits: 'Most households',
      pays: 'Up to one million dollars',
      excludes: 'Your own injuries',
      price: 'Drivers and houses',
    },
    {
      name: 'Two million',
      description: 'For households with more to lose, or with a pond and a trampoline.',
      suits: 'Larger households',
      pays: 'Up to two million dollars',
      excludes: 'Your own property',
      price: 'Drivers and houses',
    },
    {
      name: 'With rental house',
      description: 'The same for people who rent out a second house.',
      suits: 'Small landlords',
      pays: 'Claims by tenants and guests',
      excludes: 'Business at home',
      price: 'Number of houses',
    },
  ],
  notCovered: ['What you do on purpose.', 'Your own house and car.'],
  faqs: [
    {
      question: 'Do I need other policies first?',
      answer: 'Yes. Each has to have a certain liability limit.',
    },
    { question: 'Must they be with you?', answer: 'No. Send us a copy of each first page.' },
    { question: 'Does it cover my business?', answer: 'No. A farm or a shop has its own policy.' },
    { question: 'When does it start?', answer: 'On the day we both sign.' },
  ],
};
