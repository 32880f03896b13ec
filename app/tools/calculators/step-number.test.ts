import { expect, test } from 'vitest';
import { stepNumber } from './step-number.ts';

const limits = { min: 0, max: 1_000, step: 50 };

test('arrow keys step between multiples, within the limits', () => {
  expect(stepNumber(100, 'ArrowUp', limits)).toBe(150);
  expect(stepNumber(120, 'ArrowUp', limits)).toBe(150);
  expect(stepNumber(120, 'ArrowDown', limits)).toBe(100);
  expect(stepNumber(1_000, 'ArrowUp', limits)).toBe(1_000);
  expect(stepNumber(0, 'ArrowDown', limits)).toBe(0);
  expect(stepNumber(Number.NaN, 'ArrowUp', limits)).toBe(50);
});

test('other keys type', () => {
  expect(stepNumber(100, '5', limits)).toBeUndefined();
});
