import { describe, expect, test } from 'vitest';
import { LARGEST_AMOUNT } from './amounts.ts';
import { calculateLifeInsurance, type LifeInsuranceInput } from './life-insurance.ts';

const nothing: LifeInsuranceInput = { yearlyIncome: 0, debts: 0, goals: 0, savings: 0, existingInsurance: 0 };

describe('hand-worked examples', () => {
  test('a nurse with a loan, savings and coverage through work', () => {
    // Low:  10 × 80,000 = 800,000;  + 30,000 + 50,000 = 880,000;  - 40,000 - 100,000 = 740,000.
    // High: 15 × 80,000 = 1,200,000; + 80,000 = 1,280,000; - 140,000 = 1,140,000.
    const result = calculateLifeInsurance({
      yearlyIncome: 80_000,
      debts: 30_000,
      goals: 50_000,
      savings: 40_000,
      existingInsurance: 100_000,
    });
    expect(result.kind).toBe('range');
    expect(result.low.lines.map((line) => line.amount)).toEqual([800_000, 30_000, 50_000, -40_000, -100_000]);
    expect(result.low.total.amount).toBe(740_000);
    expect(result.high.lines[0]?.amount).toBe(1_200_000);
    expect(result.high.total.amount).toBe(1_140_000);
  });

  test('savings that reach the low end only', () => {
    // Low: 10 × 50,000 - 600,000 = -100,000, so 0. High: 15 × 50,000 - 600,000 = 150,000.
    const result = calculateLifeInsurance({ ...nothing, yearlyIncome: 50_000, savings: 600_000 });
    expect(result.kind).toBe('partly');
    expect(result.low.total.amount).toBe(0);
    expect(result.low.lines.at(-1)?.amount).toBe(100_000);
    expect(result.high.total.amount).toBe(150_000);
  });

  test('more than enough already', () => {
    // High: 15 × 40,000 = 600,000, less than the 700,000 of coverage in place.
    const result = calculateLifeInsurance({ ...nothing, yearlyIncome: 40_000, existingInsurance: 700_000 });
    expect(result.kind).toBe('enough');
    expect(result.high.total.amount).toBe(0);
  });

  test('no income, one debt: a single figure', () => {
    const result = calculateLifeInsurance({ ...nothing, debts: 25_000 });
    expect(result.kind).toBe('single');
    expect(result.low.total.amount).toBe(25_000);
    expect(result.high.total.amount).toBe(25_000);
  });
});

test('empty and negative fields count as nothing', () => {
  expect(calculateLifeInsurance(nothing).kind).toBe('empty');
  expect(calculateLifeInsurance({ ...nothing, yearlyIncome: Number.NaN, debts: -5_000 }).kind).toBe('empty');
  expect(calculateLifeInsurance({ ...nothing, savings: 10_000 })).toMatchObject({
    kind: 'empty',
    high: { total: { amount: 0 } },
  });
});

test('a huge income is capped, and the sum stays exact', () => {
  const result = calculateLifeInsurance({ ...nothing, yearlyIncome: 1e30 });
  expect(result.high.total.amount).toBe(15 * LARGEST_AMOUNT);
});
