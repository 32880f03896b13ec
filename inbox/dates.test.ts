import { expect, it } from 'vitest';
import { parseDate, parseDuration } from './dates.ts';

it('a day starts at midnight here, and as an end lasts to its last moment', () => {
  expect(parseDate('2026-11-15', '--since', 'start')).toEqual(new Date(2026, 10, 15));
  expect(parseDate('2026-12-31', '--until', 'end')).toEqual(new Date(2027, 0, 1));
  expect(parseDate('2026-11-15T09:30', '--until', 'end')).toEqual(new Date(2026, 10, 15, 9, 30));
});

it('a time ago counts back from now', () => {
  const weekAgo = Date.now() - 7 * 24 * 60 * 60 * 1000;
  expect(Math.abs(parseDate('7d', '--since', 'start').getTime() - weekAgo)).toBeLessThan(5000);
});

it.each(['2026-02-30', '2026-13-01', 'yesterday', '15.11.2026', '', '2026-11-15T25:00'])(
  '%j is no date',
  (text) => {
    expect(() => parseDate(text, '--since', 'start')).toThrow('--since takes a day like');
  },
);

it('a duration has a unit', () => {
  expect(parseDuration('24h', '--older-than')).toBe(86_400_000);
  expect(() => parseDuration('24', '--older-than')).toThrow('takes a time like');
});
