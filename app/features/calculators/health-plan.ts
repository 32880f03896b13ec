import { healthPlan as words } from '#app/content/calculators.ts';
import { type HsaCover, type HsaYear, hsaCatchUp, hsaLimits } from '#app/content/facts.ts';
import { addUp, type Line, type Sum, toDollars, toPercent } from './amounts.ts';

export type HealthPlan = Record<keyof typeof words.planFields, number>;

export type HealthPlanInput = Record<keyof typeof words.fields, number> & {
  year: HsaYear;
  cover: HsaCover;
  /** 55 or older. */
  catchUp: boolean;
  first: HealthPlan;
  second: HealthPlan;
};

export type HealthPlanResult = {
  kind: keyof typeof words.answer;
  first: Sum;
  second: Sum;
  /** By how much the two years differ; never negative. */
  difference: number;
  notes: readonly { kind: keyof typeof words.notes; amount: number }[];
};

/** A year under each plan. The second has an HSA: its tax saving and the employer's part lower the cost. */
export function calculateHealthPlan(input: HealthPlanInput): HealthPlanResult {
  const hsa = contributionsOf(input);
  const rate = toPercent(input.taxRate);
  const firstLines = yearOf(input.first, input);
  const secondLines = [
    ...yearOf(input.second, input),
    { label: words.working.employer, amount: 0 - hsa.employer },
    { label: words.working.tax(rate), amount: 0 - Math.round((hsa.own * rate) / 100) },
  ];
  const first = addUp(firstLines, words.working.total);
  const second = addUp(secondLines, words.working.total);
  const difference = first.total.amount - second.total.amount;
  return {
    kind: [...firstLines, ...secondLines].every((line) => line.amount === 0) ? 'empty' : cheaper(difference),
    first,
    second,
    difference: Math.abs(difference),
    notes: notesOf(input, hsa),
  };
}

/** An out-of-pocket maximum of 0 means that it is not known, so nothing is capped. */
function yearOf(plan: HealthPlan, input: HealthPlanInput): Line[] {
  const costs = toDollars(input.expectedCosts);
  const deductible = Math.min(costs, toDollars(plan.deductible));
  const share = Math.round(((costs - deductible) * toPercent(plan.coinsurance)) / 100);
  const cap = toDollars(plan.outOfPocketMax) || Number.POSITIVE_INFINITY;
  return [
    { label: words.working.premiums, amount: 12 * toDollars(plan.monthlyPremium) },
    { label: words.working.deductible, amount: deductible },
    { label: words.working.coinsurance, amount: share },
    { label: words.working.cap, amount: 0 - Math.max(0, deductible + share - cap) },
  ];
}

type Contributions = { own: number; employer: number; limit: number; cut: boolean };

/** The employer's part counts first; the visitor's own money fills what is left of the limit. */
function contributionsOf(input: HealthPlanInput): Contributions {
  const limit = hsaLimits[input.year][input.cover].contribution + (input.catchUp ? hsaCatchUp : 0);
  const wished = { own: toDollars(input.ownContribution), employer: toDollars(input.employerContribution) };
  const employer = Math.min(wished.employer, limit);
  const own = Math.min(wished.own, limit - employer);
  return { own, employer, limit, cut: wished.own + wished.employer > limit };
}

function notesOf(input: HealthPlanInput, hsa: Contributions): HealthPlanResult['notes'] {
  if (hsa.own + hsa.employer === 0) return [];
  const { leastDeductible, mostOutOfPocket } = hsaLimits[input.year][input.cover];
  return [
    ...(hsa.cut ? [{ kind: 'contributionCut', amount: hsa.limit } as const] : []),
    ...(toDollars(input.second.deductible) < leastDeductible
      ? [{ kind: 'deductibleTooLow', amount: leastDeductible } as const]
      : []),
    ...(toDollars(input.second.outOfPocketMax) > mostOutOfPocket
      ? [{ kind: 'outOfPocketTooHigh', amount: mostOutOfPocket } as const]
      : []),
  ];
}

function cheaper(difference: number): HealthPlanResult['kind'] {
  if (difference === 0) return 'same';
  return difference > 0 ? 'second' : 'first';
}
