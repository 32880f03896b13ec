import { lifeInsurance as words } from '#content/calculators/life-insurance.ts';
import { rulesOfThumb } from '#content/facts.ts';
import { addUp, type Line, type Sum, toDollars } from './amounts.ts';

export type LifeInsuranceInput = Record<keyof typeof words.fields, number>;

export type LifeInsuranceResult = { kind: keyof typeof words.answer; low: Sum; high: Sum };

/** Adds years of income, debts and goals, and deducts savings and existing coverage. Never negative. */
export function calculateLifeInsurance(input: LifeInsuranceInput): LifeInsuranceResult {
  const { from, to } = rulesOfThumb.lifeInsuranceTimesIncome;
  const low = estimate(from, input);
  const high = estimate(to, input);
  const needs = [input.yearlyIncome, input.debts, input.goals].some((amount) => toDollars(amount) > 0);
  return { kind: needs ? kindOf(low.total.amount, high.total.amount) : 'empty', low, high };
}

function estimate(times: number, input: LifeInsuranceInput): Sum {
  const lines: Line[] = [
    { label: words.working.income(times), amount: times * toDollars(input.yearlyIncome) },
    { label: words.working.debts, amount: toDollars(input.debts) },
    { label: words.working.goals, amount: toDollars(input.goals) },
    { label: words.working.savings, amount: 0 - toDollars(input.savings) },
    { label: words.working.existingInsurance, amount: 0 - toDollars(input.existingInsurance) },
  ];
  const sum = addUp(lines, words.working.total);
  if (sum.total.amount >= 0) return sum;
  return addUp([...lines, { label: words.working.leftOver, amount: -sum.total.amount }], words.working.total);
}

function kindOf(low: number, high: number): LifeInsuranceResult['kind'] {
  if (high === 0) return 'enough';
  if (low === 0) return 'partly';
  return low === high ? 'single' : 'range';
}
