import { expect, it } from 'vitest';
import { atOffice } from '../tests/support/at-office.ts';
import { officeDate, officeMoment, startOfOfficeDay } from './clock.ts';

it.each(['2026-01-31T23:59:59', '2026-07-04T00:00:00', '2026-11-18T09:30:00', '2027-12-31T19:30:00'])(
  'a moment is written as the office sees it: %s',
  (local) => {
    const moment = atOffice(local).toISOString();
    expect(officeMoment(moment)).toMatch(new RegExp(`^${local}[+-]\\d\\d:\\d\\d$`));
    expect(new Date(officeMoment(moment)).toISOString()).toBe(moment);
    expect(officeDate(moment)).toBe(local.slice(0, 10));
  },
);

// The clocks change on March 8 and November 1, 2026.
it.each(['2026-03-07', '2026-03-08', '2026-03-09', '2026-10-31', '2026-11-01', '2026-11-02', '2026-12-31'])(
  'the day %s begins at midnight of the office, and the one before it ends there',
  (date) => {
    const start = startOfOfficeDay(date) ?? '';
    expect(start).toBe(atOffice(`${date}T00:00`).toISOString());
    expect(officeDate(start)).toBe(date);
    expect(officeDate(new Date(Date.parse(start) - 1))).not.toBe(date);
    const before = new Date(Date.parse(`${date}T00:00Z`) - 1).toISOString().slice(0, 10);
    expect(startOfOfficeDay(before, 1)).toBe(start);
  },
);

it.each(['', '0002-01-01', '20266-01-01', 'soon'])('%j is no day', (date) => {
  expect(startOfOfficeDay(date)).toBeUndefined();
});
