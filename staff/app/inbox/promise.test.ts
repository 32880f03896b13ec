import { expect, it } from 'vitest';
import type { InboxEntry } from '#domain/records.ts';
import { atOffice } from '../../../tests/support/at-office.ts';
import { judgePromise } from './promise.ts';

/** Tuesday at 3 p.m. at the office. */
const message = {
  kind: 'message',
  state: 'new',
  waiting_since: atOffice('2026-11-17T15:00').toISOString(),
} as InboxEntry;

it.each([
  ['2026-11-18T08:59', undefined],
  ['2026-11-18T09:00', { state: 'near', hours: 6 }],
  ['2026-11-18T14:30', { state: 'near', hours: 0 }],
  ['2026-11-18T15:00', { state: 'broken', hours: 1 }],
  ['2026-11-18T20:00', { state: 'broken', hours: 5 }],
])('a message of Tuesday at 3 p.m. at %s: %j', (now, mark) => {
  expect(judgePromise(message, atOffice(now))).toEqual(mark);
});

it('the weekend does not count', () => {
  const friday = { ...message, waiting_since: atOffice('2026-11-20T15:00').toISOString() };
  expect(judgePromise(friday, atOffice('2026-11-23T00:00'))).toBeUndefined();
  expect(judgePromise(friday, atOffice('2026-11-23T15:00'))).toMatchObject({ state: 'broken' });
});

it('work in progress does not hide that a message is late', () => {
  const started = { ...message, state: 'in_progress' } as const;
  expect(judgePromise(started, atOffice('2026-11-18T20:00'))).toMatchObject({ state: 'broken' });
});

it.each([{ kind: 'application' }, { waiting_since: null }] as const)(
  'nothing is promised for %j',
  (change) => {
    expect(judgePromise({ ...message, ...change }, atOffice('2026-12-01T00:00'))).toBeUndefined();
  },
);
