import { expect, test } from 'vitest';
import { federalHolidays, holidaysIn, isFederalHoliday } from './us-holidays.ts';

// From the list of the Office of Personnel Management.
test('the holidays of 2026, with Independence Day on the Friday before', () => {
  expect(federalHolidays(2026)).toEqual([
    '2026-01-01',
    '2026-01-19',
    '2026-02-16',
    '2026-05-25',
    '2026-06-19',
    '2026-07-03',
    '2026-09-07',
    '2026-10-12',
    '2026-11-11',
    '2026-11-26',
    '2026-12-25',
  ]);
});

test('a holiday on a Sunday is observed on the Monday after', () => {
  expect(federalHolidays(2027)).toContain('2027-07-05');
  expect(federalHolidays(2023)).toContain('2023-01-02');
});

test('a New Year on a Saturday is observed in the old year', () => {
  expect(federalHolidays(2028)[0]).toBe('2027-12-31');
});

test('the holidays of a year are those that are observed in it', () => {
  expect(holidaysIn(2027).at(-1)).toBe('2027-12-31');
  expect(holidaysIn(2028)[0]).toBe('2028-01-17');
});

test('Memorial Day is the last Monday of May, in months with four Mondays and with five', () => {
  expect(federalHolidays(2027)).toContain('2027-05-31');
  expect(federalHolidays(2025)).toContain('2025-05-26');
});

test('a day is a holiday if one is observed on it, also one of the next year', () => {
  expect(isFederalHoliday('2026-07-03')).toBe(true);
  expect(isFederalHoliday('2026-07-04')).toBe(false);
  expect(isFederalHoliday('2027-12-31')).toBe(true);
});
