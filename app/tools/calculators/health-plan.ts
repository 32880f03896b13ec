import {
  type HsaCoverage,
  type HsaYear,
  hsaCatchUp,
  hsaLimits,
} from '#company/content/calculators/health-plan-limits.ts';
import { healthPlan as words } from '#content/calculators/health-plan.ts';
import { addUp, type Line, type Sum, toDollars, toPercent } from './amounts.ts';

export type HealthPlan = Record<keyof typeof words.planFields, number>;

export type HealthPlanInput = Record<keyof typeof words.fields, number> & {
  year: HsaYear;
  coverage: HsaCoverage;
  /** 55 or older. */
  catchUp: boolean;
  first: HealthPlan;
  second: HealthPlan;
};

export type HealthPlanResult = {
  kind: keyof typeof words.answer;
  first: Sum;
  second: Sum;
  /** Never negative. */
  difference: number;
  notes: readonly { kind: keyof typeof words.notes; amount: number }[];
};

/** Compares a year's cost under both plans. The second has an HSA: tax savings and the employer's contribution lower its cost. */
export function calculateHealthPlan(input: HealthPlanInput): HealthPlanResult {
  const hsa = contributionsOf(input);
  const rate = toPercent(input.taxRate);
  const firstLines = linesOf(input.first, input);
  const secondLines = [
    ...linesOf(input.second, input),
    { label: words.working.employer, amount: 0 - hsa.employer },
    { label: words.working.tax(rate), amount: 0 - Math.round((hsa.own * rate) / 100) },
  ];
  const first = addUp(firstLines, words.working.total);
  const second = addUp(secondLines, words.working.total);
  const difference = first.total.amount - second.total.amount;
  return {
    kind: [...firstLines, ...secondLines].every((line) => line.amount === 0)
      ? 'empty'
      : cheaperPlan(difference),
    first,
    second,
    difference: Math.abs(difference),
    notes: notesOf(input, hsa),
  };
}

/** An out-of-pocket maximum of 0 means unknown, so it caps nothing. */
function linesOf(plan: HealthPlan, input: HealthPlanInput): Line[] {
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

type Contributions = { own: number; employer: number; limit: number; limited: boolean };

/** The employer's contribution counts first. The visitor's own may use the rest of the limit. */
function contributionsOf(input: HealthPlanInput): Contributions {
  const limit = hsaLimits[input.year][input.coverage].contribution + (input.catchUp ? hsaCatchUp : 0);
  const entered = { own: toDollars(input.ownContribution), employer: toDollars(input.employerContribution) };
  const employer = Math.min(entered.employer, limit);
  const own = Math.min(entered.own, limit - employer);
  return { own, employer, limit, limited: entered.own + entered.employer > limit };
}

function notesOf(input: HealthPlanInput, hsa: Contributions): HealthPlanResult['notes'] {
  if (hsa.own + hsa.employer === 0) return [];
  const { leastDeductible, mostOutOfPocket } = hsaLimits[input.year][input.coverage];
  return [
    ...(hsa.limited ? [{ kind: 'contributionCut', amount: hsa.limit } as const] : []),
    ...(toDollars(input.second.deductible) < leastDeductible
      ? [{ kind: 'deductibleTooLow', amount: leastDeductible } as const]
      : []),
    ...(toDollars(input.second.outOfPocketMax) > mostOutOfPocket
      ? [{ kind: 'outOfPocketTooHigh', amount: mostOutOfPocket } as const]
      : []),
  ];
}

function cheaperPlan(difference: number): HealthPlanResult['kind'] {
  if (difference === 0) return 'same';
  return difference > 0 ? 'second' : 'first';
}
