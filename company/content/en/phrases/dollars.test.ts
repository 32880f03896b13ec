import { expect, test } from 'vitest';
import { amountsIn, dollars } from './dollars.ts';

test('amounts are written as in the United States', () => {
  expect(dollars(1200)).toBe('$1,200');
});

test('a limit in words is short in a table', () => {
  expect(amountsIn('$25,000 per person and $50,000 per accident')).toBe('$25,000\u00a0/ $50,000');
  expect(amountsIn('$10,000 per accident, and no more.')).toBe('$10,000');
  expect(amountsIn('no limit')).toBe('no limit');
});
