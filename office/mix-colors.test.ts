import { expect, test } from 'vitest';
import { contrastOf, mix } from './mix-colors.ts';

test('a mix starts at the first color and ends at the second', () => {
  expect([0, 0.5, 1].map((share) => mix('#000000', '#ff8000', share))).toEqual([
    '#000000',
    '#804000',
    '#ff8000',
  ]);
});

test('black on white has the highest contrast, and a color on itself none', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastOf('#1b6a69', '#1b6a69')).toBe(1);
});
