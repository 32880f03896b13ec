import { expect, it } from 'vitest';
import { atOffice } from '../../tests/support/at-office.ts';
import { readDay, readMoment } from './office-time.ts';

const now = atOffice('2026-11-26T12:00');

it.each([
  ['18:30', '2026-11-26T18:30'],
  ['2026-11-27 08:00', '2026-11-27T08:00'],
  ['2026-11-27T08:00', '2026-11-27T08:00'],
  ['2026-11-27', '2026-11-27T00:00'],
  ['tomorrow 7:30', '2026-11-27T07:30'],
])('%s is a time at the office', (given, expected) => {
  expect(readMoment(given, '--from', now)).toBe(atOffice(expected).toISOString());
});

it.each([
  ['today', '2026-11-26'],
  ['tomorrow', '2026-11-27'],
  ['2026-12-24', '2026-12-24'],
])('%s is a day at the office', (given, expected) => {
  expect(readDay(given, 'DAY', now)).toBe(expected);
});

it.each(['', 'soon', '2026-02-30', '25:00', '11/27/2026', '2026-11-27 24:01'])('"%s" is refused', (given) => {
  expect(() => readMoment(given, '--until', now)).toThrow('--until takes a time at the office');
  expect(() => readDay(given, 'DAY', now)).toThrow('DAY takes a date');
});
