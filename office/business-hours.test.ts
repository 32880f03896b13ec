import { expect, onTestFinished, test } from 'vitest';
import { site } from '#company/site.ts';
import { businessHours } from '#domain/business-hours.ts';
import type { SpecialHours } from '#domain/special-days.ts';
import { atOffice } from '../tests/support/at-office.ts';
import { businessDates } from '../tests/support/business-dates.ts';
import { businessHoursBetween } from './business-hours.ts';
import { officeClock } from './clock.ts';
import { setSpecialDays } from './special-days.ts';

const mondayToFriday = [1, 2, 3, 4, 5];
const between = (from: string, to: string, days = mondayToFriday) =>
  businessHours(officeClock, days).between(atOffice(from), atOffice(to));
const before = (to: string, count: number) =>
  businessHours(officeClock, mondayToFriday).before(atOffice(to), count);

test('from Tuesday 3 p.m. to Wednesday 3 p.m. are 24 hours', () => {
  expect(between('2026-11-17T15:00', '2026-11-18T15:00')).toBe(24);
});

test('Saturday and Sunday do not count', () => {
  expect(between('2026-11-13T15:00', '2026-11-16T15:00')).toBe(24);
  expect(between('2026-11-14T10:00', '2026-11-15T10:00')).toBe(0);
});

test('a weekday on which the company is closed does not count', () => {
  // Thursday to Monday.
  expect(between('2026-11-12T15:00', '2026-11-16T15:00', [1, 2, 3, 4])).toBe(24);
});

test('a day begins at midnight at the office, not in UTC', () => {
  // Friday 10 p.m. to Saturday 2 a.m.
  expect(between('2026-11-13T22:00', '2026-11-14T02:00')).toBe(2);
  expect(between('2026-07-10T23:00', '2026-07-11T03:00')).toBe(1);
});

test('holidays do not count, on the day they are observed', () => {
  // Thanksgiving, then Independence Day of 2026 on Friday, July 3.
  expect(between('2026-11-25T15:00', '2026-11-27T15:00')).toBe(24);
  expect(between('2026-07-02T12:00', '2026-07-06T12:00')).toBe(24);
  // New Year of 2028 on Friday, December 31.
  expect(between('2027-12-30T12:00', '2028-01-03T12:00')).toBe(24);
});

test('a weekend on which clocks change adds and removes no hour', () => {
  // Spring forward on March 8, 2026; fall back on November 1. Friday noon to Monday noon.
  expect(between('2026-03-06T12:00', '2026-03-09T12:00')).toBe(24);
  expect(between('2026-10-30T12:00', '2026-11-02T12:00')).toBe(24);
});

test('fractions of an hour count, and nothing is negative', () => {
  expect(between('2026-11-17T15:00', '2026-11-17T15:15')).toBe(0.25);
  expect(between('2026-11-18T15:00', '2026-11-17T15:00')).toBe(0);
});

test('a year has 250 business days', () => {
  expect(between('2026-01-01T00:00', '2027-01-01T00:00')).toBe(250 * 24);
});

test('24 business hours before a Monday are on the Friday, and before a time on a Sunday too', () => {
  expect(before('2026-11-16T15:00', 24)).toEqual(atOffice('2026-11-13T15:00'));
  expect(before('2026-11-15T15:00', 24)).toEqual(atOffice('2026-11-13T00:00'));
  expect(before('2026-11-27T15:00', 24)).toEqual(atOffice('2026-11-25T15:00'));
});

test('24 business hours after a Friday are on the Monday, and after a time on a Saturday at its end', () => {
  const after = (from: string) => businessHours(officeClock, mondayToFriday).after(atOffice(from), 24);
  expect(after('2026-11-13T15:00')).toEqual(atOffice('2026-11-16T15:00'));
  expect(after('2026-11-14T10:00')).toEqual(atOffice('2026-11-17T00:00'));
  expect(after('2026-11-25T15:00')).toEqual(atOffice('2026-11-27T15:00'));
});

const { first, second } = businessDates;
const hoursOfFirst = () => businessHoursBetween(atOffice(`${first}T00:00`), atOffice(`${first}T23:00`));
const setDay = (day: Pick<SpecialHours, 'places' | 'open'>) => {
  setSpecialDays([{ facts: { from: first, to: first, ...day }, words: { en: { reason: 'Storm' } } }]);
  onTestFinished(() => setSpecialDays([]));
};

test('a day on which every office is closed does not count', () => {
  setDay({ places: 'all', open: null });
  expect(hoursOfFirst()).toBe(0);
  expect(businessHoursBetween(atOffice(`${first}T12:00`), atOffice(`${second}T12:00`))).toBe(12);
});

test('a day with other hours counts, and one on which a single office is closed', () => {
  setDay({ places: 'all', open: { from: '10:00', to: '12:00' } });
  expect(hoursOfFirst()).toBe(23);
  const [{ name }, ...others] = site.offices;
  setDay({ places: [name], open: null });
  expect(hoursOfFirst()).toBe(others.length > 0 ? 23 : 0);
});
