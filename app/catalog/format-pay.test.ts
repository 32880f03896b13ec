import { expect, test } from 'vitest';
import { formatPay } from './format-pay.ts';

test('pay is a range by the hour or by the year, or one amount', () => {
  expect(formatPay({ from: 19.5, to: 27, per: 'hour' })).toBe('$19.50–$27 an hour');
  expect(formatPay({ from: 58_000, to: 71_000, per: 'year' })).toBe('$58,000–$71,000 a year');
  expect(formatPay({ from: 48_500, to: 48_500, per: 'year' })).toBe('$48,500 a year');
});
