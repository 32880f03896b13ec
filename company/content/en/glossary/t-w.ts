import type { GlossaryTerm } from '#company/shape/types.ts';
import { facts } from '../facts.ts';

export const tToW: readonly GlossaryTerm[] = [
  {
    term: 'Term life',
    slug: 'term-life',
    meaning:
      'Life insurance for a set number of years at a price set in advance. When the term ends, so does the coverage, and no money comes back.',
    seeAlso: ['permanent-life-insurance', 'conversion'],
  },
  {
    term: 'Third party',
    slug: 'third-party',
    meaning:
      'Someone outside the contract, such as the other driver. A third-party claim is theirs against you, or yours against their insurer.',
    seeAlso: ['first-party', 'liability'],
  },
  {
    term: 'Total loss',
    slug: 'total-loss',
    meaning:
      'Damage that costs about as much to repair as the thing is worth, or more. For cars, insurers often stop well below that. You are paid what it was worth before the accident, minus the deductible.',
    seeAlso: ['actual-cash-value', 'salvage', 'gap-insurance'],
  },
  {
    term: 'Umbrella',
    slug: 'umbrella',
    meaning:
      'Extra liability coverage that begins where your auto or home limits end, often in steps of $1 million. It requires solid limits on those policies first.',
    seeAlso: ['liability', 'limit'],
  },
  {
    term: 'Underwriting',
    slug: 'underwriting',
    meaning:
      'How an insurer decides whether to cover you and at what price, from the answers you give and records it may check.',
    seeAlso: ['evidence-of-insurability', 'quote'],
  },
  {
    term: 'Uninsured motorist',
    slug: 'uninsured-motorist',
    meaning: 'Coverage for injuries caused by a driver with no insurance, or one who drove off.',
    seeAlso: ['no-fault'],
  },
  {
    term: 'Universal life',
    slug: 'universal-life',
    meaning:
      'Permanent life insurance with a premium you can raise or lower. Pay too little for too long and it can run dry.',
    seeAlso: ['whole-life', 'cash-value'],
  },
  {
    term: 'Vacancy',
    slug: 'vacancy',
    meaning:
      'A home standing empty. After a set number of days a policy may stop paying for things like vandalism or frozen pipes, so tell us before a long absence.',
    seeAlso: ['exclusion', 'ho-3'],
  },
  {
    term: 'VIN',
    slug: 'vin',
    meaning:
      'The 17-character number of a car, visible through the windshield. With it, a quote is for your exact car.',
    seeAlso: ['quote'],
  },
  {
    term: 'Waiting period',
    slug: 'waiting-period',
    meaning: `Time that must pass before coverage pays, such as the days before disability pay begins. A new federal flood policy starts ${facts.floodWait.value}.`,
    seeAlso: ['flood-insurance', 'disability-insurance'],
  },
  {
    term: 'Waiver of premium',
    slug: 'waiver-of-premium',
    meaning: 'A rider that keeps a life policy going without payments if you become disabled.',
    seeAlso: ['rider', 'disability-insurance'],
  },
  {
    term: 'Wear and tear',
    slug: 'wear-and-tear',
    meaning: 'Aging. No policy pays for it. Disputes about old roofs are often about where it ends.',
    seeAlso: ['exclusion', 'depreciation'],
  },
  {
    term: 'Whole life',
    slug: 'whole-life',
    meaning:
      'Permanent life insurance with a fixed premium, a guaranteed payout and savings that grow slowly inside. It costs several times what term does for the same amount.',
    seeAlso: ['universal-life', 'cash-value', 'term-life'],
  },
  {
    term: "Workers' compensation",
    slug: 'workers-compensation',
    meaning: 'Insurance that pays medical bills and part of the wages of employees hurt at work.',
    seeAlso: ['business-owners-policy', 'disability-insurance'],
  },
];
