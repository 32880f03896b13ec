import { expect, test } from 'vitest';
import {
  addUp,
  formatDollars,
  formatNumber,
  formatYears,
  LARGEST_AMOUNT,
  parseNumber,
  parsePercent,
  toCount,
  toDollars,
  toPercent,
} from './amounts.ts';

test('an empty field or a negative number counts as nothing', () => {
  expect([Number.NaN, -1, -0.4, Number.NEGATIVE_INFINITY].map(toDollars)).toEqual([0, 0, 0, 0]);
  expect(toPercent(Number.NaN)).toBe(0);
  expect(toCount(-3, 20)).toBe(0);
});

test('a huge number counts as the largest', () => {
  expect(toDollars(1e30)).toBe(LARGEST_AMOUNT);
  expect(toDollars(Number.POSITIVE_INFINITY)).toBe(LARGEST_AMOUNT);
  expect(toPercent(250)).toBe(100);
  expect(toCount(1e9, 20)).toBe(20);
});

test('dollars are rounded, counts are rounded down', () => {
  expect(toDollars(99.5)).toBe(100);
  expect(toCount(2.9, 20)).toBe(2);
});

test('zero has no minus sign', () => {
  const sum = addUp([{ label: 'nothing', amount: 0 - toDollars(0) }], 'total');
  expect(formatDollars(sum.total.amount)).toBe('$0');
});

test('formats dollars and years', () => {
  expect(formatDollars(1_140_000)).toBe('$1,140,000');
  expect(formatDollars(-500)).toBe('-$500');
  expect(formatYears(1)).toBe('1 year');
  expect(formatYears(2.8)).toBe('2.8 years');
});

test('shows thousands separators, and nothing for an empty field', () => {
  expect([1_200, 1_234_567, 12.5, 0].map(formatNumber)).toEqual(['1,200', '1,234,567', '12.5', '0']);
  expect(formatNumber(Number.NaN)).toBe('');
});

test('reads typed and pasted numbers', () => {
  for (const text of ['1200', '1,200', ' $1,200 ', '1 200', '1\u00a0200', '1,200.00'])
    expect(parseNumber(text), text).toBe(1_200);
  expect(parseNumber('12.5%')).toBe(12.5);
  expect(parseNumber('-5')).toBe(-5);
  for (const text of ['', '-', '.', 'abc', '1e9', '0x10', 'Infinity'])
    expect(parseNumber(text), text).toBeNaN();
});

test('reads a percentage with a decimal comma or a point', () => {
  for (const text of ['5.5', '5,5', ' 5,5 %']) expect(parsePercent(text), text).toBe(5.5);
});
