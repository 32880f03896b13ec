import { expect, test } from 'vitest';
import { isOpen } from './is-open.ts';

const hours = [
  { days: 'Monday to Friday', weekdays: [1, 2, 3, 4, 5], shown: '', open: { from: '09:00', to: '17:00' } },
  { days: 'Saturday', weekdays: [6], shown: '', open: { from: '10:00', to: '14:00' } },
  { days: 'Sunday', weekdays: [0], shown: '', open: null },
];

test.each([
  // Winter: New York is five hours behind UTC.
  ['2026-01-05T13:59:00Z', false, 'Monday 8:59 in winter'],
  ['2026-01-05T14:00:00Z', true, 'Monday 9:00 in winter'],
  ['2026-01-05T21:59:59Z', true, 'Monday 4:59 p.m. in winter'],
  ['2026-01-05T22:00:00Z', false, 'Monday 5:00 p.m. in winter'],
  // Summer: four hours.
  ['2026-07-06T12:59:00Z', false, 'Monday 8:59 in summer'],
  ['2026-07-06T13:00:00Z', true, 'Monday 9:00 in summer'],
  ['2026-07-06T21:00:00Z', false, 'Monday 5:00 p.m. in summer'],
  // The weekend.
  ['2026-07-11T13:59:00Z', false, 'Saturday 9:59'],
  ['2026-07-11T14:00:00Z', true, 'Saturday 10:00'],
  ['2026-07-11T18:00:00Z', false, 'Saturday 2:00 p.m.'],
  ['2026-07-12T16:00:00Z', false, 'Sunday noon'],
  // The Mondays after the clocks change, March 8 and November 1, 2026.
  ['2026-03-09T13:00:00Z', true, '9:00 on the first summer Monday'],
  ['2026-03-06T13:00:00Z', false, '8:00 on the last winter Friday'],
  ['2026-11-02T13:30:00Z', false, '8:30 on the first winter Monday'],
  ['2026-11-02T14:00:00Z', true, '9:00 on the first winter Monday'],
  // Midnight is 00:00, never 24:00.
  ['2026-01-06T05:00:00Z', false, 'Tuesday midnight'],
])('%s: open is %s (%s)', (moment, open) => {
  expect(isOpen(new Date(moment), hours, 'America/New_York')).toBe(open);
});
