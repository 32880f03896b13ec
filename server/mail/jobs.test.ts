import { expect, test } from 'vitest';
import { promiseOf } from '#office/promises.ts';
import { atOffice } from '../../tests/support/at-office.ts';
import { businessDates } from '../../tests/support/business-dates.ts';
import type { Recipient } from '../store/records/recipients.ts';
import { queueDigests, queueReminders } from './jobs.ts';

const ada: Recipient = { id: 'ada', email: 'ada@example.com', role: 'owner', choices: { message: 'now' } };
const ben: Recipient = {
  id: 'ben',
  email: 'ben@example.com',
  role: 'owner',
  choices: { message: 'daily', application: 'daily' },
};
const eve: Recipient = { id: 'eve', email: 'eve@example.com', role: 'service', choices: { message: 'off' } };
const people = async () => [ada, ben, eve];

/** Answers one function and notes what is queued. */
function record(answers: Record<string, unknown>) {
  const queued: unknown[] = [];
  const call = async (name: string, given: Record<string, unknown>) => {
    if (name === 'staff_queue_mail') queued.push(given);
    const isOfOtherKinds = Array.isArray(given.kinds) && !given.kinds.includes('message');
    return isOfOtherKinds ? [] : answers[name];
  };
  return { call, queued };
}

/** At 3 p.m. at the office, on a business day. */
const sent = atOffice(`${businessDates.first}T15:00`).toISOString();
const message = { kind: 'message', record_id: '0f8fad5b-d9cb-469f-a165-70867728950e', waiting_since: sent };

test('a message that has waited 20 business hours reminds everyone who wants mail about messages', async () => {
  const { call, queued } = record({ staff_unanswered: [{ ...message, assignee: null }] });
  await queueReminders(call, people, atOffice(`${businessDates.second}T10:59`));
  expect(queued).toEqual([]);
  await queueReminders(call, people, atOffice(`${businessDates.second}T11:01`));
  expect(queued).toMatchObject([{ recipient: 'ada' }, { recipient: 'ben' }]);
});

test('an assigned message reminds the person it is assigned to', async () => {
  const { call, queued } = record({ staff_unanswered: [{ ...message, assignee: 'ben' }] });
  await queueReminders(call, people, atOffice(`${businessDates.second}T12:00`));
  expect(queued).toMatchObject([{ recipient: 'ben', purpose: 'reminder', wanted_id: message.record_id }]);
});

test('a claim that has waited 20 hours reminds whoever wants mail about claims', async () => {
  const now = atOffice(`${businessDates.second}T22:00`);
  const queued: unknown[] = [];
  const claim = {
    ...message,
    kind: 'claim',
    waiting_since: promiseOf('claim')?.before(now, 20).toISOString(),
  };
  const call = async (name: string, given: Record<string, unknown>) => {
    if (name === 'staff_queue_mail') queued.push(given);
    return JSON.stringify(given.kinds) === '["claim"]' ? [{ ...claim, assignee: null }] : [];
  };
  const adjuster: Recipient = { ...ada, choices: { claim: 'now' } };
  await queueReminders(call, async () => [adjuster, ben], atOffice(`${businessDates.second}T21:59`));
  expect(queued).toEqual([]);
  await queueReminders(call, async () => [adjuster, ben], atOffice(`${businessDates.second}T22:01`));
  expect(queued).toMatchObject([{ recipient: 'ada', wanted_kind: 'claim' }]);
});

test('of many messages that wait, the oldest twenty remind', async () => {
  const flood = Array.from({ length: 50 }, (_, count) => ({ ...message, record_id: count, assignee: 'ben' }));
  const { call, queued } = record({ staff_unanswered: flood });
  await queueReminders(call, people, atOffice(`${businessDates.second}T12:00`));
  expect(queued).toHaveLength(20);
  expect(queued.at(-1)).toMatchObject({ wanted_id: 19 });
});

test('a digest is for whoever asked for one, up to 8 a.m. at the office', async () => {
  const digests: unknown[] = [];
  const call = async (_name: string, given: unknown) => digests.push(given);
  await queueDigests(call, people, atOffice('2026-11-18T07:59'));
  expect(digests).toEqual([]);
  await queueDigests(call, people, atOffice('2026-11-18T08:07'));
  expect(digests).toEqual([
    {
      readers: [{ recipient: 'ben', kinds: ['message', 'application'] }],
      until_time: atOffice('2026-11-18T08:00').toISOString(),
      key: '2026-11-18',
    },
  ]);
});
