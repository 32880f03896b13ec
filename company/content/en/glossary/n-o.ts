import type { StateLaw } from '#company/shape/state.ts';
import type { GlossaryTerm } from '#company/shape/types.ts';

export const nToO = ({ name, auto }: StateLaw): readonly GlossaryTerm[] => [
  {
    term: 'Named insured',
    slug: 'named-insured',
    meaning:
      "The person or people whose names are on the declarations page. They can change or cancel the policy; others who are merely covered can't.",
    seeAlso: ['insured', 'declarations-page'],
  },
  {
    term: 'Named peril',
    slug: 'named-peril',
    meaning:
      "The narrow way of covering things: only causes on the list count, such as fire, theft or a burst pipe. If the cause isn't listed, the loss isn't paid.",
    seeAlso: ['open-peril', 'peril', 'ho-3'],
  },
  {
    term: 'Negligence',
    slug: 'negligence',
    meaning:
      'Not taking the care a sensible person would, and someone being hurt by it. Most liability claims rest on it.',
    seeAlso: ['fault', 'liability'],
  },
  {
    term: 'Network',
    slug: 'network',
    meaning:
      "The doctors, hospitals and pharmacies a health plan has price agreements with. Ask the doctor's office and the plan; lists go out of date.",
    seeAlso: ['allowed-amount', 'hmo', 'ppo'],
  },
  {
    term: 'No-fault',
    slug: 'no-fault',
    meaning: `${auto.noFault ? `${name}'s rule` : 'In some states, the rule'} that the insurance of the car you were in, or of the car that hit you while you were walking or cycling, pays basic medical bills and lost earnings first, no matter who caused the crash. It pays nothing for the car itself.`,
    seeAlso: ['pip', 'fault', 'independent-medical-exam'],
  },
  {
    term: 'Non-renewal',
    slug: 'non-renewal',
    meaning: "A decision, yours or the insurer's, not to continue when the policy ends.",
    seeAlso: ['cancellation', 'renewal'],
  },
  {
    term: 'Notice of loss',
    slug: 'notice-of-loss',
    meaning: 'Telling the insurer that something happened. A phone call is enough to start most claims.',
    seeAlso: ['claim', 'proof-of-loss', 'no-fault'],
  },
  {
    term: 'Open enrollment',
    slug: 'open-enrollment',
    meaning:
      'The weeks each year when anyone can buy or change an individual health plan. Employers have their own, often in the fall.',
    seeAlso: ['special-enrollment', 'marketplace'],
  },
  {
    term: 'Open peril',
    slug: 'open-peril',
    meaning: 'The broad way of covering things: every cause counts unless the policy excludes it.',
    seeAlso: ['named-peril', 'exclusion'],
  },
  {
    term: 'Ordinance or law coverage',
    slug: 'ordinance-or-law-coverage',
    meaning: `Money for the extra cost of rebuilding to today's code, which older ${name} houses rarely meet. Without it, the policy pays to rebuild what was there.`,
    seeAlso: ['dwelling-limit', 'endorsement'],
  },
  {
    term: 'Out-of-pocket maximum',
    slug: 'out-of-pocket-maximum',
    meaning:
      'The most you pay in a year for covered care in the network. After that the plan pays all of it. Premiums do not count toward the total.',
    seeAlso: ['deductible', 'coinsurance', 'network'],
  },
];
