import type { StateLaw } from '#company/shape/state.ts';
import type { GlossaryTerm } from '#company/shape/types.ts';

export const dToE = ({ name }: StateLaw): readonly GlossaryTerm[] => [
  {
    term: 'Death benefit',
    slug: 'death-benefit',
    meaning: 'The amount a life policy pays when the insured person dies. Also called the face amount.',
    seeAlso: ['beneficiary', 'term-life'],
  },
  {
    term: 'Declarations page',
    slug: 'declarations-page',
    meaning:
      'The first pages of a policy with your name, address, limits, deductibles, dates and price. If you read only one thing, read this.',
    seeAlso: ['policy', 'endorsement', 'limit'],
  },
  {
    term: 'Deductible',
    slug: 'deductible',
    meaning:
      'The part of a loss you pay yourself. With a $500 deductible, a $2,300 repair brings you $1,800.',
    seeAlso: ['premium', 'hurricane-deductible', 'out-of-pocket-maximum'],
  },
  {
    term: 'Denial',
    slug: 'denial',
    meaning:
      'A written answer that a claim, or part of it, will not be paid, with the reason and the words of the policy it rests on. You can ask for a second look, and complain to the state.',
    seeAlso: ['exclusion'],
  },
  {
    term: 'Dependent',
    slug: 'dependent',
    meaning: 'Someone who can be on your health plan or relies on your income, usually a spouse or a child.',
    seeAlso: ['group-insurance', 'qualifying-event'],
  },
  {
    term: 'Depreciation',
    slug: 'depreciation',
    meaning: 'Value lost to age and use. A laptop bought for $1,200 four years ago may have lost most of it.',
    seeAlso: ['actual-cash-value', 'recoverable-depreciation'],
  },
  {
    term: 'Disability insurance',
    slug: 'disability-insurance',
    meaning:
      'Insurance that replaces part of your pay when illness or injury keeps you from working. It is not health insurance, and it does not pay doctors.',
    seeAlso: ['group-insurance', 'waiting-period'],
  },
  {
    term: 'Dwelling limit',
    slug: 'dwelling-limit',
    meaning:
      'The most a home policy pays to rebuild the house itself. It should follow the cost of building on your lot, not the price the market would pay.',
    seeAlso: ['ho-3', 'replacement-cost'],
  },
  {
    term: 'Earthquake insurance',
    slug: 'earthquake-insurance',
    meaning: `A separate policy or an endorsement for earthquake damage. A standard home policy leaves it out, in ${name} as elsewhere.`,
    seeAlso: ['exclusion', 'flood-insurance'],
  },
  {
    term: 'Effective date',
    slug: 'effective-date',
    meaning:
      'The day and hour your coverage begins, usually 12:01 a.m. A loss the evening before is not covered.',
    seeAlso: ['binder', 'waiting-period'],
  },
  {
    term: 'Endorsement',
    slug: 'endorsement',
    meaning:
      'A page that changes the policy: adds a coverage, removes one, raises a limit. On a life or health policy it is often called a rider.',
    seeAlso: ['rider', 'policy'],
  },
  {
    term: 'Evidence of insurability',
    slug: 'evidence-of-insurability',
    meaning:
      'Proof of your health, such as a questionnaire or an exam, that an insurer may want before it sells you life or disability insurance.',
    seeAlso: ['underwriting', 'guaranteed-issue'],
  },
  {
    term: 'Exclusion',
    slug: 'exclusion',
    meaning: 'Something the policy says it will not pay for. Read these first.',
    seeAlso: ['peril', 'endorsement'],
  },
  {
    term: 'Explanation of benefits',
    slug: 'explanation-of-benefits',
    meaning:
      'A letter from your health plan showing what was billed, what it allowed, what it paid and what is left for you. It looks like a bill and is not one.',
    seeAlso: ['allowed-amount', 'coinsurance'],
  },
];
