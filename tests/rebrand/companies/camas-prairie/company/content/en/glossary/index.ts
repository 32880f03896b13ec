import type { GlossaryTerm } from '#company/shape/types.ts';

export const glossary: readonly GlossaryTerm[] = [
  {
    term: 'Deductible',
    slug: 'deductible',
    meaning: 'The part of a loss that you pay first.',
    seeAlso: ['limit'],
  },
  { term: 'Exclusion', slug: 'exclusion', meaning: 'What a policy does not pay for, in writing.' },
  {
    term: 'Limit',
    slug: 'limit',
    meaning: 'The most that a policy pays for one loss.',
    seeAlso: ['deductible'],
  },
  { term: 'Mutual', slug: 'mutual', meaning: 'A company that is owned by the people it insures.' },
  { term: 'Premium', slug: 'premium', meaning: 'The price of a policy.' },
];
