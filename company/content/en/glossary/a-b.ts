import type { GlossaryTerm } from '#company/shape/types.ts';

export const aToB: readonly GlossaryTerm[] = [
  {
    term: 'Actual cash value',
    slug: 'actual-cash-value',
    meaning:
      'What an item was worth the moment before it was lost: the price of a new one minus age and wear. A five-year-old sofa that cost $1,500 might be worth $600.',
    seeAlso: ['replacement-cost', 'depreciation'],
  },
  {
    term: 'Additional insured',
    slug: 'additional-insured',
    meaning:
      "Someone added to your policy who is protected by it too, such as a landlord on a shop's liability policy. They are protected from claims that arise from your work, and they don't pay the premium.",
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
    meaning: 'The person who looks at a loss for the insurer and determines what the policy pays.',
    seeAlso: ['public-adjuster', 'claim'],
  },
  {
    term: 'Agent',
    slug: 'agent',
    meaning: 'A licensed person who sells and services policies on behalf of an insurer.',
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
      'The price your health plan has agreed on with a doctor or hospital for a service. A bill may say $400, the allowed amount $180; your deductible and coinsurance apply to the $180.',
    seeAlso: ['network', 'explanation-of-benefits'],
  },
  {
    term: 'Appraisal',
    slug: 'appraisal',
    meaning:
      'A way to settle a dispute about the amount, not about whether something is covered. Each side names an appraiser, and an umpire decides where the two disagree.',
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
      'A licensed person who looks for insurance on behalf of the buyer, often with several insurers. An agent, by contrast, represents the insurer.',
    seeAlso: ['agent'],
  },
  {
    term: 'Business interruption',
    slug: 'business-interruption',
    meaning:
      'Coverage for the income a business loses, and the bills that keep coming, while it is closed because of damage the policy covers. A power outage on your street with no damage to your own place is usually not enough.',
    seeAlso: ['business-owners-policy', 'waiting-period'],
  },
  {
    term: "Business owner's policy",
    slug: 'business-owners-policy',
    meaning:
      "One policy for a small business that combines property, liability and often lost income. It leaves out injured employees, who need workers' compensation.",
    seeAlso: ['general-liability', 'workers-compensation'],
  },
];
