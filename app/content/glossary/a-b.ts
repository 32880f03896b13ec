import type { GlossaryTerm } from '../types.ts';

export const aToB: readonly GlossaryTerm[] = [
  {
    term: 'Actual cash value',
    slug: 'actual-cash-value',
    meaning:
      'What your thing was worth the moment before it was lost: the price of a new one minus age and wear. A five-year-old sofa that cost $1,500 might be worth $600.',
    seeAlso: ['replacement-cost', 'depreciation'],
  },
  {
    term: 'Additional insured',
    slug: 'additional-insured',
    meaning:
      "Someone added to your policy who is protected by it too, such as a landlord on a shop's liability policy. They get the protection for claims that come out of what you do, and they don't pay the premium.",
    seeAlso: ['certificate-of-insurance', 'named-insured'],
  },
  {
    term: 'Additional living expenses',
    slug: 'additional-living-expenses',
    meaning:
      "Money for the extra cost of living elsewhere while your home can't be lived in. If dinner out costs $40 where cooking cost $15, the $25 between them counts.",
    seeAlso: ['ho-3', 'ho-4'],
  },
  {
    term: 'Adjuster',
    slug: 'adjuster',
    meaning:
      'The person who looks at a loss for the insurer, asks the questions and works out what the policy pays. Ours contacts you within 24 hours of your claim.',
    seeAlso: ['public-adjuster', 'claim'],
  },
  {
    term: 'Agent',
    slug: 'agent',
    meaning:
      'A licensed person who sells and services policies on behalf of an insurer. In New York you can ask to see the license.',
    seeAlso: ['broker'],
  },
  {
    term: 'Aggregate limit',
    slug: 'aggregate-limit',
    meaning:
      'The most a policy pays for all claims in one policy year, however many there are. A policy with $1 million per claim and a $2 million aggregate is used up after two full claims.',
    seeAlso: ['limit', 'general-liability'],
  },
  {
    term: 'Allowed amount',
    slug: 'allowed-amount',
    meaning:
      'The price your health plan has agreed with a doctor or hospital for a service. A bill may say $400, the allowed amount $180; your deductible and coinsurance are worked out on the $180.',
    seeAlso: ['network', 'explanation-of-benefits'],
  },
  {
    term: 'Appraisal',
    slug: 'appraisal',
    meaning:
      'A way to settle a quarrel about the amount, not about whether something is covered. Each side names an appraiser, and an umpire decides where the two disagree.',
    seeAlso: ['settlement', 'proof-of-loss'],
  },
  {
    term: 'Beneficiary',
    slug: 'beneficiary',
    meaning:
      'The person or people who receive the money from a life policy. Give full names and shares, and look again after a marriage, a birth or a divorce.',
    seeAlso: ['contingent-beneficiary', 'death-benefit'],
  },
  {
    term: 'Binder',
    slug: 'binder',
    meaning:
      'A short, temporary proof that you are insured until the policy itself is ready. Lenders ask for one at a closing.',
    seeAlso: ['effective-date', 'policy'],
  },
  {
    term: 'Bodily injury liability',
    slug: 'bodily-injury-liability',
    meaning:
      'The part of an auto policy that pays when you hurt someone else and are responsible. It does not pay for your own injuries.',
    seeAlso: ['liability', 'split-limits', 'no-fault'],
  },
  {
    term: 'Broker',
    slug: 'broker',
    meaning:
      "A licensed person who looks for insurance on behalf of the buyer, often with several insurers. An agent, by contrast, stands on the insurer's side of the counter.",
    seeAlso: ['agent'],
  },
  {
    term: 'Business interruption',
    slug: 'business-interruption',
    meaning:
      'Cover for the income a business loses, and the bills that keep coming, while damage that the policy covers keeps its doors shut. A dark street without damage to your own place is usually not enough.',
    seeAlso: ['business-owners-policy', 'waiting-period'],
  },
  {
    term: "Business owner's policy",
    slug: 'business-owners-policy',
    meaning:
      "One policy for a small business that joins property cover, liability and often lost income. It leaves out staff injuries, which need workers' compensation.",
    seeAlso: ['general-liability', 'workers-compensation'],
  },
];
