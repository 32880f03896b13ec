import type { GlossaryTerm } from '#company/shape/types.ts';

export const pToQ: readonly GlossaryTerm[] = [
  {
    term: 'Peril',
    slug: 'peril',
    meaning: 'A cause of loss, such as fire, wind, theft or ice.',
    seeAlso: ['named-peril', 'open-peril'],
  },
  {
    term: 'Permanent life insurance',
    slug: 'permanent-life-insurance',
    meaning:
      'Life insurance with no end date as long as you pay the premiums. Whole and universal life are the two common kinds.',
    seeAlso: ['whole-life', 'universal-life', 'term-life'],
  },
  {
    term: 'PIP',
    slug: 'pip',
    meaning: 'Personal injury protection, the formal name of no-fault coverage on an auto policy.',
    seeAlso: ['no-fault'],
  },
  {
    term: 'Policy',
    slug: 'policy',
    meaning:
      'The contract between you and the insurer: declarations, form, endorsements. Where a brochure and the policy differ, the policy counts.',
    seeAlso: ['declarations-page', 'endorsement'],
  },
  {
    term: 'Policyholder',
    slug: 'policyholder',
    meaning:
      'The person who owns the policy and pays for it. On a life policy, that can be someone other than the person insured.',
    seeAlso: ['named-insured', 'insured'],
  },
  {
    term: 'PPO',
    slug: 'ppo',
    meaning:
      'A health plan that pays more inside its network and something outside it, with no referral needed. Of the common kinds it tends to have the highest premium.',
    seeAlso: ['hmo', 'network'],
  },
  {
    term: 'Pre-existing condition',
    slug: 'pre-existing-condition',
    meaning:
      "An illness or injury you had before coverage began. A health plan that meets federal rules can't refuse you for it; a life or travel insurer may look at it.",
    seeAlso: ['guaranteed-issue', 'underwriting'],
  },
  {
    term: 'Premium',
    slug: 'premium',
    meaning: 'The price of the policy, by the month or the year.',
    seeAlso: ['deductible', 'grace-period'],
  },
  {
    term: 'Preventive care',
    slug: 'preventive-care',
    meaning:
      'Checkups, vaccines and screenings that a health plan pays in full inside the network. If the doctor treats another problem in the same visit, that part can cost you.',
    seeAlso: ['network', 'primary-care-doctor'],
  },
  {
    term: 'Primary care doctor',
    slug: 'primary-care-doctor',
    meaning: 'The doctor you see first for most things. An HMO asks you to name one.',
    seeAlso: ['hmo', 'referral'],
  },
  {
    term: 'Prior authorization',
    slug: 'prior-authorization',
    meaning:
      "The plan's approval before certain scans, surgeries or drugs. Without it the plan may refuse the bill, even for care it covers.",
    seeAlso: ['formulary', 'denial'],
  },
  {
    term: 'Proof of loss',
    slug: 'proof-of-loss',
    meaning: 'A signed statement of what you lost and what it was worth. Insurers may ask for it under oath.',
    seeAlso: ['notice-of-loss', 'inventory'],
  },
  {
    term: 'Property damage liability',
    slug: 'property-damage-liability',
    meaning:
      "The part of an auto policy that pays for other people's cars, fences and shop windows when you are responsible.",
    seeAlso: ['liability', 'split-limits'],
  },
  {
    term: 'Provider',
    slug: 'provider',
    meaning:
      'Anyone who gives medical care and bills for it: a doctor, a lab, a hospital, a physical therapist.',
    seeAlso: ['network'],
  },
  {
    term: 'Public adjuster',
    slug: 'public-adjuster',
    meaning: 'A licensed person you hire to handle a property claim for you, for a share of the payment.',
    seeAlso: ['adjuster', 'settlement'],
  },
  {
    term: 'Qualifying event',
    slug: 'qualifying-event',
    meaning:
      'A change that lets you pick a health plan outside open enrollment: losing coverage, getting married, a birth, a move to a new area.',
    seeAlso: ['special-enrollment', 'open-enrollment'],
  },
  {
    term: 'Quote',
    slug: 'quote',
    meaning:
      'A price for the coverage you described. It can change if the facts turn out to be different, so describe the car and the drivers as they are.',
    seeAlso: ['premium', 'underwriting'],
  },
];
