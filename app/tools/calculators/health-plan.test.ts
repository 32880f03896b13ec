import { describe, expect, test } from 'vitest';
import { calculateHealthPlan, type HealthPlanInput } from './health-plan.ts';

const example: HealthPlanInput = {
  year: '2027',
  coverage: 'self',
  catchUp: false,
  expectedCosts: 4_000,
  taxRate: 25,
  ownContribution: 2_000,
  employerContribution: 500,
  first: { monthlyPremium: 620, deductible: 1_000, coinsurance: 20, outOfPocketMax: 6_000 },
  second: { monthlyPremium: 450, deductible: 3_000, coinsurance: 20, outOfPocketMax: 7_000 },
};

describe('hand-worked examples', () => {
  test('an ordinary year', () => {
    // Plan 1: 12 × 620 = 7,440; 1,000 deductible; 20% of 3,000 = 600. Together 9,040.
    // Plan 2: 12 × 450 = 5,400; 3,000 deductible; 20% of 1,000 = 200; - 500; - 25% of 2,000 = 500. Together 7,600.
    const result = calculateHealthPlan(example);
    expect(result.first.lines.map((line) => line.amount)).toEqual([7_440, 1_000, 600, 0]);
    expect(result.first.total.amount).toBe(9_040);
    expect(result.second.lines.map((line) => line.amount)).toEqual([5_400, 3_000, 200, 0, -500, -500]);
    expect(result.second.total.amount).toBe(7_600);
    expect(result).toMatchObject({ kind: 'second', difference: 1_440, notes: [] });
  });

  test('a very bad year stops at the out-of-pocket maximum', () => {
    // Plan 1: 1,000 + 20% of 99,000 = 20,800, capped at 6,000, so 14,800 goes away. 7,440 + 6,000 = 13,440.
    // Plan 2: 3,000 + 20% of 97,000 = 22,400, capped at 7,000. 5,400 + 7,000 - 500 - 500 = 11,400.
    const result = calculateHealthPlan({ ...example, expectedCosts: 100_000 });
    expect(result.first.lines.map((line) => line.amount)).toEqual([7_440, 1_000, 19_800, -14_800]);
    expect(result.first.total.amount).toBe(13_440);
    expect(result.second.total.amount).toBe(11_400);
  });

  test('the same premium and no HSA money: the lower deductible wins', () => {
    // Plan 1: 7,440 + 1,600 = 9,040. Plan 2: 7,440 + 3,200 = 10,640. The difference is 1,600.
    const second = { ...example.second, monthlyPremium: 620 };
    const result = calculateHealthPlan({ ...example, second, ownContribution: 0, employerContribution: 0 });
    expect(result).toMatchObject({ kind: 'first', difference: 1_600, notes: [] });
  });
});

describe('the yearly HSA limit', () => {
  test.each([
    ['2026', 'self', false, 4_400],
    ['2026', 'family', false, 8_750],
    ['2026', 'self', true, 5_400],
    ['2027', 'self', false, 4_500],
    ['2027', 'family', false, 9_000],
    ['2027', 'family', true, 10_000],
  ] as const)('%s, %s, 55 or older: %s', (year, coverage, catchUp, limit) => {
    // At a rate of 100% the tax line shows the contribution that was counted.
    const second = { ...example.second, deductible: 4_000 };
    const input = { ...example, year, coverage, catchUp, second, taxRate: 100, ownContribution: 50_000 };
    const result = calculateHealthPlan({ ...input, employerContribution: 0 });
    expect(result.second.lines.at(-1)?.amount).toBe(-limit);
    expect(result.notes).toEqual([{ kind: 'contributionCut', amount: limit }]);
  });

  test('the employer counts first, and your own contribution may use the rest', () => {
    // 4,500 - 1,500 = 3,000 of your own, not 4,000; 25% of it is 750.
    const result = calculateHealthPlan({ ...example, ownContribution: 4_000, employerContribution: 1_500 });
    expect(result.second.lines.slice(-2).map((line) => line.amount)).toEqual([-1_500, -750]);
  });
});

test('a plan that is not eligible for an HSA gets a note', () => {
  const second = { ...example.second, deductible: 1_700, outOfPocketMax: 9_000 };
  expect(calculateHealthPlan({ ...example, second }).notes).toEqual([
    { kind: 'deductibleTooLow', amount: 1_750 },
    { kind: 'outOfPocketTooHigh', amount: 8_700 },
  ]);
  expect(calculateHealthPlan({ ...example, year: '2026', second }).notes).toEqual([
    { kind: 'outOfPocketTooHigh', amount: 8_500 },
  ]);
});

test('an unknown out-of-pocket maximum caps nothing', () => {
  // 1,000 + 20% of 99,000 = 20,800; with 7,440 of premiums 28,240.
  const first = { ...example.first, outOfPocketMax: Number.NaN };
  expect(calculateHealthPlan({ ...example, first, expectedCosts: 100_000 }).first.total.amount).toBe(28_240);
});

test('empty and negative fields count as zero, huge ones are capped', () => {
  const blank = { monthlyPremium: Number.NaN, deductible: -1, coinsurance: 0, outOfPocketMax: 0 };
  const empty = {
    ...example,
    expectedCosts: 0,
    ownContribution: 0,
    employerContribution: 0,
    first: blank,
    second: blank,
  };
  expect(calculateHealthPlan(empty)).toMatchObject({ kind: 'empty', difference: 0, notes: [] });
  expect(calculateHealthPlan({ ...empty, first: example.first, second: example.first }).kind).toBe('same');
  // 250% counts as 100%, so the whole 100,000,000 is yours, until the cap of 6,000.
  const first = { ...example.first, coinsurance: 250 };
  expect(calculateHealthPlan({ ...example, first, expectedCosts: 1e30 }).first.total.amount).toBe(13_440);
});
