import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import type { Outgoing } from '../../server/mail/outgoing.ts';
import { shareDatabase } from '../reliability/fixtures.ts';

const shared = shareDatabase('postgres');
const owner = (sql: string, values?: string[]) => shared.database.asOwner((query) => query(sql, values));
const staff = (sql: string, values?: string[]) =>
  shared.database.asRole('service_role', (query) => query(sql, values));

beforeEach(async () => {
  await owner('delete from public.contacts');
  await owner('select public.staff_enable_mail(false)');
});

async function storeMessages(count = 1): Promise<string[]> {
  const rows = await owner(
    `insert into public.contacts (name, email, phone, subject, message)
      select 'Ada', 'ada@example.com', '2125550123', 'Hello', 'A long enough message' from generate_series(1, $1::text::integer)
      returning id`,
    [String(count)],
  );
  return rows.map(({ id }) => String(id));
}

const receive = (id: string) =>
  staff(
    `select public.staff_receive_reply('message', $1::text::uuid, jsonb_build_object(
      'id', gen_random_uuid(), 'message_id', gen_random_uuid(), 'from_address', 'ada@example.com', 'received_at', now(), 'body', 'Hi'))`,
    [id],
  );

/** Sends what is due to three people. Returns who got how many. */
async function deliver(): Promise<Record<string, number>> {
  const sent: Record<string, number> = {};
  for (;;) {
    const rows = await staff('select public.staff_claim_mail(500, 60) as mail');
    if (rows.length === 0) return sent;
    for (const { id, recipient } of rows.map(({ mail }) => mail as Outgoing)) {
      if (recipient === null)
        await staff(`select public.staff_split_notice($1::text::uuid, '{ada,ben,eve}')`, [id]);
      else {
        await staff('select public.staff_record_delivery($1::text::uuid, null, null)', [id]);
        sent[recipient] = (sent[recipient] ?? 0) + 1;
      }
    }
  }
}

const anHourPasses = async () => {
  await owner(`update private.outbox set created_at = created_at - interval '61 minutes',
    sent_at = sent_at - interval '61 minutes', due_at = due_at - interval '61 minutes'`);
  await owner("update private.inbox_notes set written_at = written_at - interval '61 minutes'");
};

it('of many replies to one record a person is told at once, and again after an hour', async () => {
  const [id = ''] = await storeMessages();
  for (let count = 0; count < 20; count += 1) {
    await receive(id);
    if (count === 0) expect(await deliver()).toEqual({ ada: 1, ben: 1, eve: 1 });
    else expect(await deliver()).toEqual({});
  }
  await anHourPasses();
  expect(await deliver()).toEqual({ ada: 1, ben: 1, eve: 1 });
  expect(await deliver()).toEqual({});
});

it('replies that arrive while nothing is sent are one mail for each person', async () => {
  const [id = ''] = await storeMessages();
  for (let count = 0; count < 5; count += 1) await receive(id);
  expect(await deliver()).toEqual({ ada: 1, ben: 1, eve: 1 });
});

it('a reply that arrives while the mail about the one before is being sent is told later', async () => {
  const [id = ''] = await storeMessages();
  await owner("update private.inbox set assignee = 'ada'");
  await receive(id);
  await staff('select public.staff_claim_mail(1, 60)');
  await receive(id);
  await owner(
    'select public.staff_record_delivery(id, null, null) from private.outbox where claimed_until is not null',
  );
  expect(await deliver()).toEqual({});
  await anHourPasses();
  expect(await deliver()).toEqual({ ada: 1 });
});

it('a reply to our answer is told at once, however soon it follows', async () => {
  const [id = ''] = await storeMessages();
  await owner("update private.inbox set assignee = 'ada'");
  await receive(id);
  expect(await deliver()).toEqual({ ada: 1 });
  await staff(
    `select public.staff_send_reply('{message}', 'message', $1::text::uuid, $2::text::uuid, 'ada', 'Ada', 'Dear Ada', 1)`,
    [id, randomUUID()],
  );
  await deliver();
  await receive(id);
  expect(await deliver()).toEqual({ ada: 1 });
  await receive(id);
  expect(await deliver()).toEqual({});
});

it('a person is told of a hundred replies within an hour, and of the hundred and first an hour later', async () => {
  const ids = await storeMessages(101);
  for (const id of ids.slice(0, 99)) await receive(id);
  expect(await deliver()).toEqual({ ada: 99, ben: 99, eve: 99 });
  for (const id of ids.slice(99)) await receive(id);
  expect(await deliver()).toEqual({ ada: 1, ben: 1, eve: 1 });
  await anHourPasses();
  await receive(ids[100] ?? '');
  expect(await deliver()).toEqual({ ada: 1, ben: 1, eve: 1 });
});
