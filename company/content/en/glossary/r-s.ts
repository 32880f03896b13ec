import type { GlossaryTerm } from '#company/shape/types.ts';

export const rToS: readonly GlossaryTerm[] = [
  {
    term: 'Recoverable depreciation',
    slug: 'recoverable-depreciation',
    meaning:
      'Money held back at first under replacement cost coverage, and paid once you replace the item and show the receipt.',
    seeAlso: ['replacement-cost', 'depreciation'],
  },
  {
    term: 'Referral',
    slug: 'referral',
    meaning: 'A note from your primary care doctor that lets you see a specialist under an HMO.',
    seeAlso: ['hmo', 'primary-care-doctor'],
  },
  {
    term: 'Reinstatement',
    slug: 'reinstatement',
    meaning:
      'Putting a lapsed policy back in force. Losses in the gap usually stay uncovered, and a life insurer may ask about your health again.',
    seeAlso: ['lapse'],
  },
  {
    term: 'Renewal',
    slug: 'renewal',
    meaning:
      'A new policy period, often with a new price. Read the declarations page again each time, because limits and deductibles can change.',
    seeAlso: ['non-renewal', 'declarations-page'],
  },
  {
    term: 'Rental reimbursement',
    slug: 'rental-reimbursement',
    meaning:
      'An add-on to an auto policy that pays for a rental car while yours is in the shop after a covered loss, up to a daily limit.',
    seeAlso: ['collision', 'comprehensive'],
  },
  {
    term: 'Replacement cost',
    slug: 'replacement-cost',
    meaning:
      'What it costs to buy or build the same thing new today, with nothing taken off for age. The premium is higher.',
    seeAlso: ['actual-cash-value', 'recoverable-depreciation'],
  },
  {
    term: 'Rider',
    slug: 'rider',
    meaning:
      'An added page on a life or health policy that gives it something more, such as a waiver of premium.',
    seeAlso: ['endorsement', 'waiver-of-premium'],
  },
  {
    term: 'Roadside assistance',
    slug: 'roadside-assistance',
    meaning: 'Help with a tow, a dead battery or a locked door. Using it is not a crash claim.',
    seeAlso: ['rental-reimbursement'],
  },
  {
    term: 'Salvage',
    slug: 'salvage',
    meaning:
      'What is left of a totaled car. You can often keep it, with its value taken off your payment and a title that says so.',
    seeAlso: ['total-loss'],
  },
  {
    term: 'Scheduled property',
    slug: 'scheduled-property',
    meaning:
      'Things listed one by one on a policy with a value each: the engagement ring, the cello. They are exempt from the caps, and often from the deductible.',
    seeAlso: ['sublimit', 'contents-coverage'],
  },
  {
    term: 'Settlement',
    slug: 'settlement',
    meaning:
      'The amount agreed for a claim, and the payment of it. Cashing a check for part of a claim does not by itself close the rest; ask what a document says before you sign it.',
    seeAlso: ['claim', 'appraisal'],
  },
  {
    term: 'Sewer backup',
    slug: 'sewer-backup',
    meaning:
      'Dirty water coming up through a drain. Home policies often leave it out unless an endorsement adds it, and flood insurance may not help either.',
    seeAlso: ['flood-insurance', 'endorsement'],
  },
  {
    term: 'Special enrollment',
    slug: 'special-enrollment',
    meaning:
      'A window, typically 60 days, to choose a health plan after a qualifying event. Some windows are shorter, so start in the first week.',
    seeAlso: ['qualifying-event', 'open-enrollment'],
  },
  {
    term: 'Split limits',
    slug: 'split-limits',
    meaning:
      'Liability limits written as two or three numbers in thousands. 25/50/10 means $25,000 for one injured person, $50,000 for all of them, $10,000 for property.',
    seeAlso: ['limit', 'bodily-injury-liability'],
  },
  {
    term: 'Sublimit',
    slug: 'sublimit',
    meaning:
      'A smaller cap inside a larger one. A policy with $60,000 for contents may pay only $1,500 for stolen jewelry.',
    seeAlso: ['limit', 'scheduled-property'],
  },
  {
    term: 'Subrogation',
    slug: 'subrogation',
    meaning:
      'Your insurer pays you, then collects from the person responsible. If it succeeds, you may get your deductible back.',
    seeAlso: ['fault', 'deductible'],
  },
  {
    term: 'Surrender value',
    slug: 'surrender-value',
    meaning:
      'What you would be paid for giving up a permanent life policy. In the early years it can be close to nothing.',
    seeAlso: ['cash-value', 'whole-life'],
  },
];
