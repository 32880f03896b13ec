import { expect, test } from 'vitest';
import { questions } from '../../app/content/contact.ts';
import { businessHoursBefore, businessHoursBetween, promisedHours } from './business-hours.ts';

// In November New York is 5 hours behind UTC, in July 4.
const between = (from: string, to: string) => businessHoursBetween(new Date(from), new Date(to));
const before = (to: string, count: number) => businessHoursBefore(new Date(to), count).toISOString();

test('from Tuesday 3 p.m. to Wednesday 3 p.m. are 24 hours, as the contact page says', () => {
  expect(questions.items[0]?.answer).toContain(
    `Within ${promisedHours} business hours. Write on Tuesday at 3 p.m.`,
  );
  expect(between('2026-11-17T20:00:00Z', '2026-11-18T20:00:00Z')).toBe(24);
});

test('Saturday and Sunday do not count', () => {
  expect(between('2026-11-13T20:00:00Z', '2026-11-16T20:00:00Z')).toBe(24);
  expect(between('2026-11-14T15:00:00Z', '2026-11-15T15:00:00Z')).toBe(0);
});

test('a day begins at midnight in New York, not in UTC', () => {
  // Friday 10 p.m. to Saturday 2 a.m.
  expect(between('2026-11-14T03:00:00Z', '2026-11-14T07:00:00Z')).toBe(2);
  expect(between('2026-07-11T03:00:00Z', '2026-07-11T07:00:00Z')).toBe(1);
});

test('holidays do not count, on the day they are observed', () => {
  // Thanksgiving, then Independence Day of 2026 on Friday, July 3.
  expect(between('2026-11-25T20:00:00Z', '2026-11-27T20:00:00Z')).toBe(24);
  expect(between('2026-07-02T16:00:00Z', '2026-07-06T16:00:00Z')).toBe(24);
  // New Year of 2028 on Friday, December 31.
  expect(between('2027-12-30T17:00:00Z', '2028-01-03T17:00:00Z')).toBe(24);
});

test('a weekend on which clocks change adds and removes no hour', () => {
  // Spring forward on March 8, 2026; fall back on November 1. Friday noon to Monday noon.
  expect(between('2026-03-06T17:00:00Z', '2026-03-09T16:00:00Z')).toBe(24);
  expect(between('2026-10-30T16:00:00Z', '2026-11-02T17:00:00Z')).toBe(24);
});

test('fractions of an hour count, and nothing is negative', () => {
  expect(between('2026-11-17T20:00:00Z', '2026-11-17T20:15:00Z')).toBe(0.25);
  expect(between('2026-11-18T20:00:00Z', '2026-11-17T20:00:00Z')).toBe(0);
});

test('a year has 250 business days', () => {
  expect(between('2026-01-01T05:00:00Z', '2027-01-01T05:00:00Z')).toBe(250 * 24);
});

test('24 business hours before a Monday are on the Friday, and before a time on a Sunday too', () => {
  expect(before('2026-11-16T20:00:00Z', 24)).toBe('2026-11-13T20:00:00.000Z');
  expect(before('2026-11-15T20:00:00Z', 24)).toBe('2026-11-13T05:00:00.000Z');
  expect(before('2026-11-27T20:00:00Z', 24)).toBe('2026-11-25T20:00:00.000Z');
});
