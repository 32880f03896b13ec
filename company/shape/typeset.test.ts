import { expect, test } from 'vitest';
import { typeset, typesetAll } from './typeset.ts';

test('quotes open after a space or a bracket and close elsewhere', () => {
  expect(typeset('"Says who?" he asked ("us").')).toBe('“Says who?” he asked (“us”).');
  expect(typeset('" he said', 'm')).toBe('” he said');
});

test('an apostrophe is a closing quote', () => {
  expect(typeset("the driver's, the drivers' and don't")).toBe('the driver’s, the drivers’ and don’t');
});

test('an amount taken off has a minus sign, and no other hyphen changes', () => {
  expect(typeset('-$22,000')).toBe('−$22,000');
  expect(typeset('7-10 business days, HO-3, $5-$9')).toBe('7-10 business days, HO-3, $5-$9');
});

test('every text inside of words is set, and nothing else', () => {
  expect(typesetAll({ a: ["it's", 1], b: null })).toEqual({ a: ['it’s', 1], b: null });
});
