import type { StateLaw } from '#company/shape/state.ts';
import type { GlossaryTerm } from '#company/shape/types.ts';

export const cTerms = ({ name }: StateLaw): readonly GlossaryTerm[] => [
  {
    term: 'Cancellation',
    slug: 'cancellation',
    meaning: `Ending a policy before its end date. You can do it any time; an insurer needs a reason that ${name} law accepts, and must tell you in writing first.`,
    seeAlso: ['non-renewal', 'lapse'],
  },
  {
    term: 'Cash value',
    slug: 'cash-value',
    meaning:
      'Savings that build up inside a permanent life policy. You can borrow against them, but a loan you leave unpaid shrinks what your family gets.',
    seeAlso: ['whole-life', 'universal-life', 'surrender-value'],
  },
  {
    term: 'Certificate of insurance',
    slug: 'certificate-of-insurance',
    meaning:
      'One page that proves a policy exists and lists its limits. It changes nothing in the policy. A building may ask for one before movers can use the elevator.',
    seeAlso: ['additional-insured'],
  },
  {
    term: 'Claim',
    slug: 'claim',
    meaning:
      'Your request that the insurer pay for a loss. It starts when you tell us, not when the form is perfect.',
    seeAlso: ['notice-of-loss', 'proof-of-loss', 'adjuster'],
  },
  {
    term: 'Claimant',
    slug: 'claimant',
    meaning:
      'The person who makes a claim: you under your own policy, or someone you injured under your liability coverage.',
    seeAlso: ['first-party', 'third-party'],
  },
  {
    term: 'COBRA',
    slug: 'cobra',
    meaning:
      "A federal right to stay on a former employer's health plan for a while if you pay the full price yourself. The price surprises people, because the employer's share is gone.",
    seeAlso: ['qualifying-event', 'special-enrollment'],
  },
  {
    term: 'Coinsurance',
    slug: 'coinsurance',
    meaning:
      'In health insurance, your share of a bill after the deductible, as a percentage. At 20%, a $1,000 scan costs you $200. In property insurance the word means something else: a duty to insure a minimum share of the value.',
    seeAlso: ['deductible', 'copay', 'out-of-pocket-maximum'],
  },
  {
    term: 'Collision',
    slug: 'collision',
    meaning:
      'Coverage for your own car when it hits something or rolls over, regardless of fault. A deductible applies.',
    seeAlso: ['comprehensive', 'deductible'],
  },
  {
    term: 'Comprehensive',
    slug: 'comprehensive',
    meaning:
      'Coverage for damage to your own car other than a collision: theft, fire, hail, vandalism, floodwater, a deer. Despite the name, it does not pay for a worn clutch or a dead engine.',
    seeAlso: ['collision', 'peril'],
  },
  {
    term: 'Contents coverage',
    slug: 'contents-coverage',
    meaning:
      'Coverage for the things you could carry out of a home: furniture, clothes, pans, bicycles. Policies call it personal property.',
    seeAlso: ['ho-4', 'sublimit', 'inventory'],
  },
  {
    term: 'Contingent beneficiary',
    slug: 'contingent-beneficiary',
    meaning:
      'The person who receives life insurance money if the first choice has died. Without one, the money can end up in your estate and wait for a court.',
    seeAlso: ['beneficiary'],
  },
  {
    term: 'Conversion',
    slug: 'conversion',
    meaning:
      'A right to change a term life policy, or life insurance from a job you are leaving, into a permanent policy without new health questions. It comes with a deadline.',
    seeAlso: ['term-life', 'group-insurance'],
  },
  {
    term: 'Co-op',
    slug: 'co-op',
    meaning:
      'A building owned by a corporation whose shares you buy. You insure your walls inward and your things, and the corporation insures the building; the proprietary lease says where one ends and the other starts.',
    seeAlso: ['ho-6', 'loss-assessment'],
  },
  {
    term: 'Copay',
    slug: 'copay',
    meaning:
      'A flat amount for a visit or a prescription, such as $30. It often applies before the deductible is met.',
    seeAlso: ['coinsurance', 'deductible'],
  },
];
