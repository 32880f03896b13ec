import { expect, it, onTestFinished, vi } from 'vitest';
import { parseDate, parseDuration } from './dates.ts';

it('a day starts at local midnight, and as an end is included', () => {
  expect(parseDate('2026-11-15', '--since', 'start')).toEqual(new Date(2026, 10, 15));
  expect(parseDate('2026-12-31', '--until', 'end')).toEqual(new Date(2027, 0, 1));
  expect(parseDate('2026-11-15T09:30', '--until', 'end')).toEqual(new Date(2026, 10, 15, 9, 30));
});

it('an age counts back from now', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T09:30:00Z') });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  expect(parseDate('7d', '--since', 'start')).toEqual(new Date('2026-11-08T09:30:00Z'));
});

it.each(['2026-02-30', '2026-13-01', 'yesterday', '15.11.2026', '', '2026-11-15T25:00'])(
  '%j is not a date',
  (text) => {
    expect(() => parseDate(text, '--since', 'start')).toThrow('--since takes a date like');
  },
);

it('a duration has a unit', () => {
  expect(parseDuration('24h', '--older-than')).toBe(86_400_000);
  expect(() => parseDuration('24', '--older-than')).toThrow('takes a duration like');
});
