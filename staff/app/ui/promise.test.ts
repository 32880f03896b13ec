import { expect, it } from 'vitest';
import type { InboxEntry } from '#domain/records.ts';
import { businessHoursBefore } from '#office/business-hours.ts';
import { atOffice } from '../../../tests/support/at-office.ts';
import { businessDates } from '../../../tests/support/business-dates.ts';
import { judgePromise } from './promise.ts';

/** At 3 p.m. at the office, on a business day. */
const message = {
  kind: 'message',
  state: 'new',
  waiting_since: atOffice(`${businessDates.first}T15:00`).toISOString(),
} as InboxEntry;

it.each([
  ['08:59', undefined],
  ['09:00', { state: 'near', hours: 6 }],
  ['14:30', { state: 'near', hours: 0 }],
  ['15:00', { state: 'broken', hours: 1 }],
  ['20:00', { state: 'broken', hours: 5 }],
])('a message of 3 p.m., on the next business day at %s: %j', (now, mark) => {
  expect(judgePromise(message, atOffice(`${businessDates.second}T${now}`))).toEqual(mark);
});

it('the weekend does not count', () => {
  const { lastOfWeek, nextWeek } = businessDates;
  const before = { ...message, waiting_since: atOffice(`${lastOfWeek}T15:00`).toISOString() };
  expect(judgePromise(before, atOffice(`${nextWeek}T00:00`))).toBeUndefined();
  expect(judgePromise(before, atOffice(`${nextWeek}T15:00`))).toMatchObject({ state: 'broken' });
});

it('what is late over a weekend is late by the clock, as claims are', () => {
  const { lastOfWeek, nextWeek } = businessDates;
  const due = atOffice(`${lastOfWeek}T15:00`);
  const thursday = { ...message, waiting_since: businessHoursBefore(due, 24).toISOString() };
  const monday = atOffice(`${nextWeek}T15:00`);
  const hours = (monday.getTime() - due.getTime()) / (60 * 60 * 1000);
  expect(judgePromise(thursday, monday)).toEqual({ state: 'broken', hours });
});

it('work in progress does not hide that a message is late', () => {
  const started = { ...message, state: 'in_progress' } as const;
  expect(judgePromise(started, atOffice(`${businessDates.second}T20:00`))).toMatchObject({ state: 'broken' });
});

it.each([{ kind: 'application' }, { waiting_since: null }] as const)(
  'nothing is promised for %j',
  (change) => {
    expect(judgePromise({ ...message, ...change }, atOffice('2026-12-01T00:00'))).toBeUndefined();
  },
);
