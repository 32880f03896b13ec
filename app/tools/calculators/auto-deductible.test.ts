import { describe, expect, test } from 'vitest';
import { calculateAutoDeductible } from './auto-deductible.ts';

const example = {
  lowerDeductible: 500,
  higherDeductible: 1_000,
  premiumWithLower: 1_450,
  premiumWithHigher: 1_270,
};

describe('hand-worked examples', () => {
  test('500 more at risk for 180 saved a year', () => {
    // 1,000 - 500 = 500; 1,450 - 1,270 = 180; 500 / 180 = 2.777…, so 2.8 years.
    const result = calculateAutoDeductible(example);
    expect(result).toMatchObject({ kind: 'breaksEven', years: 2.8 });
    expect(result.extra.total.amount).toBe(500);
    expect(result.saved.total.amount).toBe(180);
    expect(result.saved.lines.map((line) => line.amount)).toEqual([1_450, -1_270]);
  });

  test('a saving as large as the risk takes one year', () => {
    expect(calculateAutoDeductible({ ...example, premiumWithHigher: 950 })).toMatchObject({ years: 1 });
  });

  test('a saving far above the risk still shows a tenth of a year', () => {
    // 500 / 20,000 = 0.025 years.
    const result = calculateAutoDeductible({ ...example, premiumWithLower: 21_270 });
    expect(result).toMatchObject({ kind: 'breaksEven', years: 0.1 });
  });
});

test('no saving means that it never pays for itself', () => {
  expect(calculateAutoDeductible({ ...example, premiumWithHigher: 1_450 }).kind).toBe('never');
  expect(calculateAutoDeductible({ ...example, premiumWithHigher: 1_600 }).kind).toBe('never');
});

test('equal or swapped deductibles are reported', () => {
  expect(calculateAutoDeductible({ ...example, higherDeductible: 500 }).kind).toBe('check');
  expect(calculateAutoDeductible({ ...example, higherDeductible: 250 }).kind).toBe('check');
});

test('empty and negative fields count as nothing, huge ones as the largest', () => {
  expect(
    calculateAutoDeductible({ ...example, lowerDeductible: Number.NaN, higherDeductible: -1 }).kind,
  ).toBe('empty');
  expect(calculateAutoDeductible({ ...example, premiumWithLower: 0, premiumWithHigher: 0 }).kind).toBe(
    'empty',
  );
  // No deductible at all is a real choice: 1,000 / 180 = 5.6 years.
  expect(calculateAutoDeductible({ ...example, lowerDeductible: 0 })).toMatchObject({ years: 5.6 });
  // 100,000,000 - 500 = 99,999,500; divided by 180 that is 555,552.8 years.
  expect(calculateAutoDeductible({ ...example, higherDeductible: 1e30 })).toMatchObject({ years: 555_552.8 });
});
