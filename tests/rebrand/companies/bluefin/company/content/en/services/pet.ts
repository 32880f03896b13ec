import type { CoverageOption, Faq, ServiceContent } from '#company/shape/types.ts';
import { site } from '#company/site.ts';

const option = (name: string): CoverageOption => ({
  name,
  description: `${name} pays a share of the vet's bill, up to a limit that you choose when you buy the policy.`,
  suits: 'Dogs and cats that live with you',
  pays: 'A share of the bill',
  excludes: 'What the pet had before',
  price: 'Breed, age and address',
});

const faq = (question: string): Faq => ({
  question,
  answer: `${question} It depends on the policy. Ask us, and we answer in writing before you sign anything.`,
});

/** A service that the demonstration does not have, without a picture of its own and without questions for a quote. */
export const pet: ServiceContent = {
  slug: 'pet',
  short: 'pet',
  panel: 'home',
  meta: {
    title: `Pet Insurance: accident, illness and wellness | ${site.name}`,
    description:
      'Accident, illness and wellness insurance for dogs and cats: what each kind pays and what it leaves out.',
  },
  card: {
    description: 'A share of the bill when a dog or a cat has to see a vet.',
    menuLine: 'Accident, illness and wellness',
  },
  title: 'Pet Insurance',
  subtitle: 'For the visit to the vet that nobody planned.',
  description: ['You pay the vet, send us the bill, and we pay our share of it back to you.'],
  benefits: [
    'You may see any licensed vet.',
    'You know your share before you buy.',
    'A person reads every bill.',
    'One form for each visit.',
    'No penalty for asking first.',
  ],
  options: [option('Accident'), option('Illness'), option('Wellness')],
  notCovered: ['What the vet found before the policy began.', 'Breeding and boarding.'],
  faqs: [
    faq('Is an old dog covered?'),
    faq('Can I choose the vet?'),
    faq('How long is the waiting period?'),
    faq('Are vaccinations covered?'),
  ],
};
