import { expect, it } from 'vitest';
import { localClock } from './local-clock.ts';

it.each([
  ['America/New_York', '2026-11-18T14:30:05Z', '2026-11-18T09:30:05'],
  ['America/New_York', '2026-07-01T03:59:59Z', '2026-06-30T23:59:59'],
  ['America/Boise', '2026-11-18T07:00:00Z', '2026-11-18T00:00:00'],
  ['Asia/Kolkata', '2026-11-18T20:00:00Z', '2026-11-19T01:30:00'],
  ['UTC', '2027-01-01T00:00:00Z', '2027-01-01T00:00:00'],
])('in %s, the clock shows at %s: %s', (timeZone, moment, shown) => {
  const clock = localClock(timeZone);
  const [date = '', time = ''] = shown.split('T');
  expect(clock.timeAt(new Date(moment))).toBe(shown);
  expect(clock.dateAt(Date.parse(moment))).toBe(date);
  expect(clock.momentOf(date, time)).toBe(Date.parse(moment));
});
