import type { StateLaw } from '#company/shape/state.ts';
import type { GlossaryTerm } from '#company/shape/types.ts';
import { facts } from '../facts.ts';

export const fToH = ({ name }: StateLaw): readonly GlossaryTerm[] => [
  {
    term: 'Fault',
    slug: 'fault',
    meaning: 'Who caused an accident.',
    seeAlso: ['no-fault', 'negligence'],
  },
  {
    term: 'First party',
    slug: 'first-party',
    meaning: 'You, under your own policy. Your claim for your own roof is a first-party claim.',
    seeAlso: ['third-party', 'claimant'],
  },
  {
    term: 'Flexible spending account',
    slug: 'flexible-spending-account',
    meaning:
      'Money set aside from your pay, before tax, for medical costs. Most of what you do not spend by the deadline is lost, which is the big difference from an HSA.',
    seeAlso: ['hsa'],
  },
  {
    term: 'Flood insurance',
    slug: 'flood-insurance',
    meaning: `A separate policy for water that rises from outside: tide, river, storm drain, heavy rain over the ground. A new federal policy starts ${facts.floodWait.value}.`,
    seeAlso: ['sewer-backup', 'waiting-period', 'exclusion'],
  },
  {
    term: 'Formulary',
    slug: 'formulary',
    meaning:
      "Your health plan's list of prescription drugs, sorted into price tiers. Check that yours is on it before you choose the plan.",
    seeAlso: ['copay', 'prior-authorization'],
  },
  {
    term: 'Free look',
    slug: 'free-look',
    meaning:
      'A number of days after a life policy arrives in which you can send it back and get your money back. The number is printed on the policy.',
    seeAlso: ['policy'],
  },
  {
    term: 'Gap insurance',
    slug: 'gap-insurance',
    meaning:
      'Coverage for the difference when a totaled car is worth less than you still owe on it. If you owe $18,000 and the car is worth $14,500, the gap is $3,500.',
    seeAlso: ['total-loss', 'actual-cash-value', 'lienholder'],
  },
  {
    term: 'General liability',
    slug: 'general-liability',
    meaning:
      "The basic liability coverage for a business, for injuries to visitors and damage to other people's property. Mistakes in professional advice need a policy of their own.",
    seeAlso: ['liability', 'business-owners-policy'],
  },
  {
    term: 'Grace period',
    slug: 'grace-period',
    meaning:
      'Extra days to pay a late premium before coverage stops. Its length is in the policy and differs between kinds of insurance.',
    seeAlso: ['lapse', 'premium'],
  },
  {
    term: 'Group insurance',
    slug: 'group-insurance',
    meaning:
      'One policy for many people, most often the employees of one company. Your coverage usually ends with the job.',
    seeAlso: ['conversion', 'evidence-of-insurability'],
  },
  {
    term: 'Guaranteed issue',
    slug: 'guaranteed-issue',
    meaning: `Insurance you can't be turned down for because of your health. Individual health plans in ${name} work this way; most life policies don't.`,
    seeAlso: ['pre-existing-condition', 'underwriting'],
  },
  {
    term: 'HDHP',
    slug: 'hdhp',
    meaning:
      'A high-deductible health plan. You pay more before the plan does, the premium is usually lower, and a plan that meets the federal figures lets you open an HSA. Bronze and catastrophic plans you buy yourself do so too.',
    seeAlso: ['hsa', 'deductible'],
  },
  {
    term: 'HMO',
    slug: 'hmo',
    meaning:
      'A health plan that pays for care inside its network, usually through a primary care doctor who refers you to specialists. Step outside without an emergency, and the bill is likely yours.',
    seeAlso: ['ppo', 'network', 'referral'],
  },
  {
    term: 'HO-3',
    slug: 'ho-3',
    meaning:
      'The common policy for a house you own and live in. The building is covered for everything that is not excluded, the contents for the perils on a list.',
    seeAlso: ['open-peril', 'named-peril', 'dwelling-limit'],
  },
  {
    term: 'HO-4',
    slug: 'ho-4',
    meaning:
      "Renters insurance. It covers your things, your liability and a place to stay; the building is the landlord's to insure.",
    seeAlso: ['contents-coverage', 'additional-living-expenses', 'liability'],
  },
  {
    term: 'HO-6',
    slug: 'ho-6',
    meaning:
      "The policy for a condominium or co-op apartment. It covers your things, your liability and the parts of the unit the building's master policy leaves to you.",
    seeAlso: ['co-op', 'master-policy', 'loss-assessment'],
  },
  {
    term: 'HSA',
    slug: 'hsa',
    meaning:
      'A health savings account: money you put aside for medical costs, free of federal income tax going in and, for those costs, coming out. It belongs to you, stays when you change jobs and needs a plan that qualifies.',
    seeAlso: ['hdhp', 'flexible-spending-account'],
  },
  {
    term: 'Hurricane deductible',
    slug: 'hurricane-deductible',
    meaning:
      'A separate, larger deductible that applies to wind damage in a named storm, common on the Atlantic and Gulf coasts. It is often a percentage: 2% of a $400,000 dwelling limit is $8,000.',
    seeAlso: ['deductible', 'dwelling-limit'],
  },
];
