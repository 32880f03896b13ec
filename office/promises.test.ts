import { expect, test } from 'vitest';
import { makePromises } from '#domain/promise.ts';
import { atOffice } from '../tests/support/at-office.ts';
import { businessDates } from '../tests/support/business-dates.ts';
import { ourBusinessHours } from './business-hours.ts';
import { hoursLate, promiseOf } from './promises.ts';

const claimsCounted = (count: 'plain' | 'business') => {
  const promise = makePromises(ourBusinessHours, count).promiseOf('claim');
  if (!promise) throw new Error('An adjuster calls within some hours.');
  return promise;
};

const sent = atOffice(`${businessDates.lastOfWeek}T15:00`);
const answered = atOffice(`${businessDates.nextWeek}T15:00`);
const days = (answered.getTime() - sent.getTime()) / (24 * 60 * 60 * 1000);

test('if the claims line is always open, the weekend counts', () => {
  const { between, before } = claimsCounted('plain');
  expect(between(sent, answered)).toBe(days * 24);
  expect(before(answered, days * 24)).toEqual(sent);
});

test('if the claims line has hours, business hours count', () => {
  const { between, before } = claimsCounted('business');
  expect(between(sent, answered)).toBe(24);
  expect(before(answered, 24)).toEqual(sent);
});

test('lateness is counted by the clock for every kind, from when its promise broke', () => {
  const due = promiseOf('message')?.after(sent, 24) ?? sent;
  expect(due).toEqual(answered);
  const aWeekLater = new Date(due.getTime() + 7 * 24 * 60 * 60 * 1000);
  expect(hoursLate('message', sent, aWeekLater)).toBe(7 * 24);
  expect(hoursLate('message', sent, new Date(due.getTime() - 1))).toBeUndefined();
  expect(hoursLate('application', sent, aWeekLater)).toBeUndefined();
});
