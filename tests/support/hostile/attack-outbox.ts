import { randomUUID } from 'node:crypto';
import { type Delivery, deliverNext } from '../../../server/mail/deliver-mail.ts';
import { openTransport } from '../../../server/mail/transport.ts';
import type { Database } from '../../../server/store/database/database.ts';
import type { Storage } from '../../../server/store/files/storage.ts';
import { createLocalRecords } from '../../../server/store/records/local-records.ts';
import type { Recipient } from '../../../server/store/records/recipients.ts';
import { loadSchemaCache } from '../../../server/store/rows/schema-cache.ts';
import { freshEmail } from '../samples.ts';
import { startScriptedMailServer } from '../scripted-mail-server.ts';
import { hasAccepted, oddAnswers } from './hostile-answers.ts';
import { hostileRow, plantedHeader } from './hostile-outgoing.ts';
import { createRandom } from './random.ts';

const choices = { message: 'now' } as const;
const people: Recipient[] = [
  { id: 'ada', email: freshEmail(), role: 'owner', choices },
  { id: 'ben', email: freshEmail(), role: 'service', choices },
  { id: 'eve', email: 'eve@example.com\r\nBcc: victim@example.com', role: 'owner', choices },
];
const from = { name: 'Our Company', address: 'office@example.com' };
const timeouts = { connectionTimeout: 200, greetingTimeout: 200, socketTimeout: 200, total: 400 };
const oddRounds = 3;

/** Sends `count` good mails among `count` hostile rows, through a mail server that fails in every way. Each list should be empty. */
export async function attackOutbox(database: Database, count: number, seed: number) {
  const random = createRandom(seed);
  const owner = (sql: string, values: (string | null)[] = []) =>
    database.asOwner((query) => query(sql, values));
  const mailServer = await startScriptedMailServer();
  const schema = await loadSchemaCache(database);
  const records = createLocalRecords({ database, schema, storage: {} as Storage });
  const delivery: Delivery = {
    call: (name, parameters) => records.read((call) => call(name, parameters)),
    transport: openTransport({ smtpUrl: mailServer.url, from, domain: 'example.com' }, timeouts),
    domain: 'example.com',
    from,
    staffUrl: 'http://localhost/staff',
    notMeUrl: () => 'http://localhost/not-me',
    listRecipients: async () => people,
    readFile: async () => undefined,
    unrecorded: new Set(),
    giveUp: new AbortController().signal,
  };
  const thrown: string[] = [];
  const look = async () => {
    for (;;) {
      const outcome = await deliverNext(delivery).catch((error: Error) => error);
      if (outcome instanceof Error) thrown.push(`${outcome.message}`);
      else if (!outcome) return;
    }
  };

  await owner('select public.staff_enable_mail(true)');
  // As a later version might: nothing in the database says what this one knows.
  await owner('alter table private.outbox drop constraint outbox_purpose_check');
  const good = await storeMessages(owner, count);
  for (let row = 0; row < count; row += 1) await storeRow(owner, hostileRow(random), good[row]?.id ?? '');
  const goodIds = new Set(
    (await owner(`select o.id from private.outbox o where o.last_failure is distinct from 'hostile'`)).map(
      ({ id }) => id,
    ),
  );
  for (let round = 0; round < oddRounds; round += 1) {
    mailServer.follow(oddAnswers(random));
    await look();
    await owner(
      'update private.outbox set due_at = now(), claimed_until = null where sent_at is null and given_up_at is null',
    );
  }
  mailServer.follow(() => undefined);
  await look();
  const late = await owner(
    `select purpose, last_failure from private.outbox where id = any ($1::text::uuid[]) and sent_at is null`,
    [`{${[...goodIds].join(',')}}`],
  );
  await owner(
    "update private.outbox set created_at = now() - interval '4 days', due_at = now() where sent_at is null",
  );
  await look();
  const open = await owner(
    `select purpose, payload, last_failure from private.outbox
      where (sent_at is null and given_up_at is null) or (given_up_at is not null and last_failure !~ '^[A-Z0-9_ ]{2,50}$')`,
  );
  await mailServer.remove();

  const { taken } = mailServer;
  const wanted = [
    ...good.map(({ id, email }) => ({ to: email, messageId: `<receipt.${id}@example.com>` })),
    ...good.map(({ replyId, email }) => ({ to: email, messageId: `<reply.${replyId}@example.com>` })),
  ];
  const acceptedOf = ({ to, messageId }: { to: string; messageId: string }) =>
    taken.filter((mail) => mail.to === to && mail.messageId === messageId && hasAccepted(mail.answer));
  return {
    taken: taken.length,
    thrown: [...new Set(thrown)],
    notOnce: wanted.filter((mail) => acceptedOf(mail).length !== 1),
    late,
    open,
    planted: taken.filter(
      ({ head, to }) => new RegExp(`^(${plantedHeader}|bcc):`, 'im').test(head) || /victim/.test(to),
    ),
  };
}

type RunSql = (sql: string, values?: (string | null)[]) => Promise<Record<string, unknown>[]>;

/** Each with a receipt, a notice and a reply of ours that wait to be sent. */
async function storeMessages(owner: RunSql, count: number) {
  const messages = Array.from({ length: count }, () => ({
    id: randomUUID(),
    replyId: randomUUID(),
    email: freshEmail(),
  }));
  for (const { id, replyId, email } of messages) {
    await owner(
      `insert into public.contacts (id, name, email, phone, subject, message)
        values ($1::text::uuid, 'Ada', $2, '2125550123', 'Hello', 'A long enough message')`,
      [id, email],
    );
    await owner(
      `select public.staff_send_reply('{message}', 'message', $1::text::uuid, $2::text::uuid, 'ada', 'Ada', 'Dear Ada', 0)`,
      [id, replyId],
    );
  }
  return messages;
}

async function storeRow(owner: RunSql, row: ReturnType<typeof hostileRow>, recordId: string): Promise<void> {
  const { purpose, kind, ofRecord, recipient, payload, language } = row;
  await owner(
    `insert into private.outbox (purpose, kind, record_id, recipient, recipient_hash, payload, last_failure)
      values ($1, $2, $3::text::uuid, $4, $4, $5::text::jsonb, 'hostile') on conflict do nothing`,
    [purpose, kind, ofRecord && kind === 'message' ? recordId : null, recipient, JSON.stringify(payload)],
  );
  if (language !== null && ofRecord)
    await owner('update private.inbox set language = $2 where record_id = $1::text::uuid', [
      recordId,
      language,
    ]).catch(() => undefined);
}
