import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import type { Row } from '../../server/store/database/database.ts';
import { shareDatabase } from '../reliability/fixtures.ts';

const shared = shareDatabase('postgres');
beforeEach(async () => {
  await owner('delete from public.contacts');
  await owner('select public.staff_enable_mail(true)');
});

const owner = (sql: string, values?: string[]) => shared.database.asOwner((query) => query(sql, values));
const staff = (sql: string, values?: string[]) =>
  shared.database.asRole('service_role', (query) => query(sql, values));
const outbox = () => owner('select * from private.outbox order by purpose');
const purposes = async () => (await outbox()).map(({ purpose }) => purpose);

async function store(email = 'ada@example.com', id: string = randomUUID()): Promise<string> {
  await shared.database.asRole('anon', (query) =>
    query(
      "insert into public.contacts (id, name, email, phone, subject, message) values ($1::text::uuid, 'Ada', $2, '2125550123', 'Hello', 'A long enough message')",
      [id, email],
    ),
  );
  return id;
}

const sendReply = (id: string) =>
  staff(
    `select public.staff_send_reply('{message}', 'message', $1::text::uuid, gen_random_uuid(), 'dana', 'Dana', 'Dear Ada', 0)`,
    [id],
  );

async function claim(): Promise<Array<Record<string, unknown>>> {
  const rows = await staff('select public.staff_claim_mail(10, 60) as mail');
  return rows.map(({ mail }: Row) => mail as Record<string, unknown>);
}
const recordDelivery = (id: unknown, failure: string | null, seconds: number | null) =>
  shared.database.asRole('service_role', (query) =>
    query('select public.staff_record_delivery($1::text::uuid, $2, $3::text::integer)', [
      String(id),
      failure,
      seconds === null ? null : String(seconds),
    ]),
  );

it('a stored message queues a receipt and a notice; while mail is off, nothing', async () => {
  await store();
  expect(await purposes()).toEqual(['notice', 'receipt']);
  await owner('delete from public.contacts');
  await owner('select public.staff_enable_mail(false)');
  await store();
  expect(await purposes()).toEqual([]);
});

it('a message that is not stored queues nothing', async () => {
  const id = await store();
  await expect(store('b@example.com', id)).rejects.toThrow();
  expect(await purposes()).toEqual(['notice', 'receipt']);
});

it('a restored record queues nothing', async () => {
  await staff(
    "insert into public.contacts (created_at, name, email, phone, subject, message) values (now() - interval '3 days', 'Ada', 'ada@example.com', '2125550123', 'Hello', 'A long enough message')",
  );
  expect(await purposes()).toEqual([]);
});

it('a record of a test, with an address that no mail server can have, queues nothing', async () => {
  await store('preflight@harborlight.invalid');
  expect(await purposes()).toEqual([]);
});

it('a claimed mail is claimed by nobody else until its lease is over', async () => {
  await store();
  expect(await claim()).toHaveLength(2);
  expect(await claim()).toEqual([]);
  await owner("update private.outbox set claimed_until = now() - interval '1 second'");
  expect(await claim()).toHaveLength(2);
});

it('a sent mail leaves no address and no content behind', async () => {
  const id = await store();
  await sendReply(id);
  for (const mail of await claim()) await recordDelivery(mail.id, null, null);
  const text = JSON.stringify(await outbox());
  expect(text).not.toContain('ada@example.com');
  expect(text).not.toMatch(/Dear Ada|Dana/);
  expect(await claim()).toEqual([]);
});

it('a failed mail is due again later, and given up after three days', async () => {
  await store();
  const mail = (await claim()).find(({ purpose }) => purpose === 'receipt');
  await recordDelivery(mail?.id, 'ETIMEDOUT', 60);
  expect(await claim()).toEqual([]);
  await owner('update private.outbox set due_at = now(), claimed_until = null');
  expect((await claim()).find(({ id }) => id === mail?.id)).toMatchObject({ attempts: 2 });
  await owner("update private.outbox set created_at = now() - interval '73 hours'");
  await recordDelivery(mail?.id, 'ETIMEDOUT', 60);
  const [state] = await staff('select public.staff_mail_state() as state');
  expect(state?.state).toMatchObject({ undelivered: 1, waiting: 1 });
});

it.each([null, 60])('a reply whose key is no id is recorded like any other: %s', async (seconds) => {
  const id = await store();
  await sendReply(id);
  await owner(`update private.outbox set payload = '{"key": []}' where purpose = 'reply'`);
  const mail = (await claim()).find(({ purpose }) => purpose === 'reply');
  await recordDelivery(mail?.id, 'UNKNOWN', seconds);
  const [reply] = (await outbox()).filter(({ purpose }) => purpose === 'reply');
  expect(reply).toMatchObject({ last_failure: 'UNKNOWN', claimed_until: null });
});

it('the overview names why mails wait or were given up', async () => {
  await store();
  const [notice, receipt] = (await claim()).toSorted((a, b) => (`${a.purpose}` < `${b.purpose}` ? -1 : 1));
  await recordDelivery(notice?.id, 'UNKNOWN', null);
  await recordDelivery(receipt?.id, 'EENVELOPE 550', 60);
  await store();
  for (const mail of await claim()) await recordDelivery(mail.id, 'UNWANTED', null);
  const [state] = await staff('select public.staff_mail_state() as state');
  expect(state?.state).toMatchObject({
    failures: [
      { code: 'EENVELOPE 550', waiting: 1, given_up: 0 },
      { code: 'UNKNOWN', waiting: 0, given_up: 1 },
    ],
  });
});

it('a notice becomes one mail for each person, once', async () => {
  await store();
  const notice = (await claim()).find(({ purpose }) => purpose === 'notice');
  const split = () =>
    staff(`select public.staff_split_notice($1::text::uuid, '{ada,ben}') as queued`, [String(notice?.id)]);
  expect(await split()).toEqual([{ queued: 2 }]);
  expect(await split()).toEqual([{ queued: 0 }]);
  expect(await purposes()).toEqual(['notice', 'notice', 'receipt']);
});

it('a reminder is queued once for each person and message', async () => {
  const id = await store();
  const queue = () =>
    staff(`select public.staff_queue_mail('reminder', 'message', $1::text::uuid, 'ada', '{}') as queued`, [
      id,
    ]);
  expect(await queue()).toEqual([{ queued: true }]);
  expect(await queue()).toEqual([{ queued: false }]);
});

it('one mailbox gets three receipts an hour, whatever address of it is typed', async () => {
  const typed = [
    'ada@gmail.com',
    'A.d.a@Gmail.com',
    'ada+one@gmail.com',
    'a.da+two@gmail.com',
    'ADA@googlemail.com',
  ];
  for (const email of typed) await store(email);
  const receipts = (await outbox()).filter(({ purpose }) => purpose === 'receipt');
  expect(receipts.map(({ recipient }) => recipient).toSorted()).toEqual(typed.slice(0, 3).toSorted());
  await store('ada@example.com');
  expect((await purposes()).filter((purpose) => purpose === 'receipt')).toHaveLength(4);
});

it('whoever never wrote gets no receipt again, at no address of the mailbox, and the staff see it', async () => {
  const id = await store('some.one+shop@example.com');
  for (let times = 0; times < 2; times += 1)
    await staff(`select public.staff_stop_receipts('message', $1::text::uuid)`, [id]);
  for (const email of ['Some.One+Shop@Example.com', 'some.one@example.com', 'some.one+more@example.com'])
    await store(email);
  expect((await purposes()).filter((purpose) => purpose === 'receipt')).toHaveLength(1);
  expect(await owner('select author, sort from private.inbox_notes')).toEqual([
    { author: 'mail', sort: 'note' },
  ]);
});

it('whoever says so again changes nothing, also where answers go to another address', async () => {
  const id = await store('ada@example.com');
  await owner("update private.inbox set reply_to = 'work@example.com' where record_id = $1::text::uuid", [
    id,
  ]);
  const marks = () =>
    owner('select disowned, version from private.inbox where record_id = $1::text::uuid', [id]);
  for (let times = 0; times < 2; times += 1)
    await staff(`select public.staff_stop_receipts('message', $1::text::uuid)`, [id]);
  expect(await marks()).toEqual([{ disowned: true, version: 2 }]);
  await staff(`select public.staff_allow_mail('message', $1::text::uuid)`, [id]);
  expect(await marks()).toMatchObject([{ disowned: false }]);
});

it.each([
  ['a.da+shop@example.com', 'A.da@Example.com', true],
  ['a.da@gmail.com', 'ada+more@googlemail.com', true],
  // Most mail servers keep these apart: the owner of the one must not cut the other off.
  ['a.da@example.org', 'ada@example.org', false],
])('what %s refuses, %s refuses: %s', async (email, other, refuses) => {
  const id = await store(email);
  await staff(`select public.staff_stop_receipts('message', $1::text::uuid)`, [id]);
  expect(await owner('select private.refuses_mail($1)', [email])).toEqual([{ refuses_mail: true }]);
  expect(await owner('select private.refuses_mail($1)', [other])).toEqual([{ refuses_mail: refuses }]);
  await staff(`select public.staff_allow_mail('message', $1::text::uuid)`, [id]);
  expect(await owner('select private.refuses_mail($1)', [other])).toEqual([{ refuses_mail: false }]);
});

it('a restored refusal is that of its own address too', async () => {
  const id = await store('a.da@example.net');
  const work = [{ kind: 'message', record_id: id, state: 'new', refuses_mail: true, notes: [] }];
  await staff('select public.staff_import_work($1::text::jsonb)', [JSON.stringify(work)]);
  for (const [email = '', refuses_mail] of [
    ['a.da@example.net', true] as const,
    ['ada@example.net', false] as const,
  ])
    expect(await owner('select private.refuses_mail($1)', [email])).toEqual([{ refuses_mail }]);
});

it('in a flood of records, a hundred of an hour are announced, and a reply goes out first', async () => {
  const id = await store();
  await owner(`insert into public.contacts (name, email, phone, subject, message)
    select 'Ada', 'ada' || n || '@example.com', '2125550123', 'Hello', 'A long enough message' from generate_series(1, 150) n`);
  expect((await purposes()).filter((purpose) => purpose === 'notice')).toHaveLength(100);
  await sendReply(id);
  expect((await claim()).map(({ purpose }) => purpose)).toContain('reply');
});

it('a deleted record takes its mail along', async () => {
  const id = await store();
  await staff('delete from public.contacts where id = $1::text::uuid', [id]);
  expect(await purposes()).toEqual([]);
});

it('a visitor cannot reach the outbox', async () => {
  for (const sql of [
    'select * from private.outbox',
    'select public.staff_claim_mail(1, 1)',
    'select public.staff_mail_state()',
  ])
    await expect(shared.database.asRole('anon', (query) => query(sql))).rejects.toMatchObject({
      code: '42501',
    });
});
