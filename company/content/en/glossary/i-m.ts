import type { StateLaw } from '#company/shape/state.ts';
import type { GlossaryTerm } from '#company/shape/types.ts';

export const iToM = ({ name, condo, health }: StateLaw): readonly GlossaryTerm[] => [
  {
    term: 'Indemnity',
    slug: 'indemnity',
    meaning:
      'The idea under most insurance: to put you back where you were before the loss, and not ahead of it.',
    seeAlso: ['actual-cash-value', 'replacement-cost'],
  },
  {
    term: 'Independent medical exam',
    slug: 'independent-medical-exam',
    meaning:
      'A visit to a doctor chosen by the insurer, to confirm an injury or the treatment for it. Missing one can stop the payments.',
    seeAlso: ['no-fault'],
  },
  {
    term: 'Insurable interest',
    slug: 'insurable-interest',
    meaning:
      "A real stake in what is insured. You can insure your own car or your partner's life, not a stranger's.",
    seeAlso: ['policyholder'],
  },
  {
    term: 'Insured',
    slug: 'insured',
    meaning:
      'Anyone a policy protects: the person named on it, and often household members without being named.',
    seeAlso: ['named-insured', 'policyholder'],
  },
  {
    term: 'Inventory',
    slug: 'inventory',
    meaning:
      'A list of what you own, with photos and rough prices. A video of each room, drawer by drawer, will do.',
    seeAlso: ['contents-coverage', 'proof-of-loss'],
  },
  {
    term: 'Lapse',
    slug: 'lapse',
    meaning: 'The end of a policy because the premium was not paid.',
    seeAlso: ['grace-period', 'reinstatement'],
  },
  {
    term: 'Liability',
    slug: 'liability',
    meaning:
      'Being responsible for harm to someone else, and the coverage that pays for it. It includes the cost of defending you, even when the claim against you is groundless.',
    seeAlso: ['bodily-injury-liability', 'property-damage-liability', 'umbrella'],
  },
  {
    term: 'Lienholder',
    slug: 'lienholder',
    meaning:
      'The bank or leasing company with a claim on your car until the loan is paid. After a total loss it is paid first.',
    seeAlso: ['loss-payee', 'gap-insurance'],
  },
  {
    term: 'Limit',
    slug: 'limit',
    meaning: 'The most a policy pays for one kind of loss. What goes above it is yours to pay.',
    seeAlso: ['aggregate-limit', 'sublimit', 'split-limits'],
  },
  {
    term: 'Loss',
    slug: 'loss',
    meaning: 'The damage, theft, injury or death that a claim is about.',
    seeAlso: ['claim', 'peril'],
  },
  {
    term: 'Loss assessment',
    slug: 'loss-assessment',
    meaning: `A bill your ${condo} sends every owner after damage to the shared building. Some policies pay part of it.`,
    seeAlso: ['ho-6', 'master-policy'],
  },
  {
    term: 'Loss payee',
    slug: 'loss-payee',
    meaning: 'Someone, usually a lender, whose name goes on the check for damaged property along with yours.',
    seeAlso: ['lienholder'],
  },
  {
    term: 'Marketplace',
    slug: 'marketplace',
    meaning: `The state's exchange for individual health plans, ${health.marketplace ? `called ${health.marketplace.name} in ${name}` : 'or HealthCare.gov where the state has none'}. It is also where you find out whether you qualify for help with the premium.`,
    seeAlso: ['open-enrollment', 'special-enrollment'],
  },
  {
    term: 'Master policy',
    slug: 'master-policy',
    meaning: `The insurance a ${condo} buys for the building and the shared spaces. Ask for a copy; your own policy starts where it stops.`,
    seeAlso: ['ho-6', 'loss-assessment'],
  },
  {
    term: 'Medical payments',
    slug: 'medical-payments',
    meaning:
      'A small coverage that pays the doctor bills of a guest hurt at your home, or of people in your car, regardless of fault.',
    seeAlso: ['liability', 'no-fault'],
  },
  {
    term: 'Mitigation',
    slug: 'mitigation',
    meaning:
      'What you do to keep damage from getting worse: closing the valve, covering the broken window. The policy expects it, and reasonable costs count toward the claim, so keep receipts.',
    seeAlso: ['proof-of-loss', 'claim'],
  },
];
