import { expect, it } from 'vitest';
import { atOffice } from '../../../tests/support/at-office.ts';
import { formatAge, formatExact } from './format-age.ts';

const now = atOffice('2026-11-16T14:00');

it.each([
  ['2026-11-16T14:00:30', 'just now'],
  ['2026-11-16T13:59:30', 'just now'],
  ['2026-11-16T13:20', '40 min ago'],
  ['2026-11-16T02:00', '12 h ago'],
  ['2026-11-15T23:00', 'yesterday'],
  ['2026-11-15T00:30', 'yesterday'],
  ['2026-11-13T09:00', '3 days ago'],
  ['2026-11-03T23:30', 'Nov 3'],
  ['2025-12-31T23:30', 'Dec 31, 2025'],
])('at the office, %s was %s', (time, text) => {
  expect(formatAge(atOffice(time).toISOString(), now)).toBe(text);
});

it('the exact time is that of the office', () => {
  expect(formatExact(atOffice('2026-11-03T23:30').toISOString())).toBe(
    'Tuesday, November 3, 2026 at 11:30 PM',
  );
});
