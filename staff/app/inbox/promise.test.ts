import { expect, it } from 'vitest';
import type { InboxEntry } from '../../../server/staff/records/record-types.ts';
import { judgePromise } from './promise.ts';

/** Tuesday at 3 p.m. in New York. */
const message = {
  kind: 'message',
  state: 'new',
  created_at: '2026-11-17T20:00:00Z',
  first_response_at: null,
} as InboxEntry;

it.each([
  ['2026-11-18T13:59:00Z', undefined],
  ['2026-11-18T14:00:00Z', { state: 'near', hours: 6 }],
  ['2026-11-18T19:30:00Z', { state: 'near', hours: 0 }],
  ['2026-11-18T20:00:00Z', { state: 'broken', hours: 1 }],
  ['2026-11-19T01:00:00Z', { state: 'broken', hours: 5 }],
])('a message of Tuesday at 3 p.m. at %s: %j', (now, mark) => {
  expect(judgePromise(message, new Date(now))).toEqual(mark);
});

it('the weekend does not count', () => {
  const friday = { ...message, created_at: '2026-11-20T20:00:00Z' };
  expect(judgePromise(friday, new Date('2026-11-23T05:00:00Z'))).toBeUndefined();
  expect(judgePromise(friday, new Date('2026-11-23T20:00:00Z'))).toMatchObject({ state: 'broken' });
});

it.each([{ kind: 'application' }, { state: 'done' }, { first_response_at: '2026-11-17T21:00:00Z' }] as const)(
  'nothing is promised for %j',
  (change) => {
    expect(judgePromise({ ...message, ...change }, new Date('2026-12-01T00:00:00Z'))).toBeUndefined();
  },
);
