import { readdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { lettersOf, positionIn, receiptOf, writeMail } from '../../mail/share-inbound.ts';
import { sendMessage } from '../../mail/share-mail.ts';
import type { TestServer } from '../open-test-server.ts';
import type { startDovecot } from '../start-dovecot.ts';
import { hostileMails } from './hostile-mails.ts';
import { createRandom } from './random.ts';

type Dovecot = Awaited<ReturnType<typeof startDovecot>>;
type Mailbox = { server: TestServer; dovecot: Dovecot; user: string };
/** Times are in milliseconds. */
const patience = 10 * 60_000;
/** A record takes twenty replies an hour. */
const mailsPerMessage = 5;
/** In milliseconds, as the mail server dates mails. */
const dates = () => [Date.now(), Date.now(), Date.UTC(2000), Date.UTC(2100), 0];

/** Delivers hostile mails. */
export async function attackMailbox({ server, dovecot, user }: Mailbox, count: number, seed: number) {
  const messages = [];
  for (let at = 0; at < count / mailsPerMessage; at += 1) messages.push(await sendMessage(server));
  const mails = hostileMails(messages, count, seed);
  const before = await positionIn(server, user);
  const { pick } = createRandom(seed);
  for (const { source } of mails) await dovecot.deliverAt(new Date(pick(dates())), user, source);
  return {
    /** Waits until every mail was read or is given up, and names those that were given up and the replies that did not join. */
    finish: async () => {
      await expect
        .poll(() => positionIn(server, user), { timeout: patience, interval: 200 })
        .toBe(before + count);
      await expect.poll(() => waiting(server), { timeout: patience, interval: 200 }).toBe(0);
      const unread = await server.sql('select uid, failure from private.unread_mails order by uid');
      const joined = await server.sql(
        "select message_id from private.inbox_notes where sort = 'reply_received'",
      );
      const ids = new Set(joined.map((row) => row.message_id));
      return {
        failed: unread.map(({ uid, failure }) => `${failure}: ${mails[Number(uid) - before - 1]?.what}`),
        missing: mails.filter(({ id }) => id && !ids.has(id)).map(({ what }) => what),
      };
    },
  };
}

async function waiting({ sql }: TestServer): Promise<number> {
  const rows = await sql('select 1 from private.unread_mails where given_up_at is null');
  return rows.length;
}

/** An honest reply is read at once, no file is stored twice or for nobody, and no draft is left. */
export async function expectInOrder({ server, dovecot, user }: Mailbox): Promise<void> {
  const message = await sendMessage(server);
  await dovecot.deliver(user, await writeMail({ from: message.email, inReplyTo: receiptOf(message.id) }));
  await expect.poll(() => lettersOf(server, message.id)).toHaveLength(1);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  const strange = await server.sql(`
    select o.name from storage.objects o full join private.letter_files f on f.path = o.name
    where (o.bucket_id = 'letters' and f.id is null) or (f.path is not null and o.id is null)`);
  expect(strange).toEqual([]);
  const objects = await server.sql("select 1 from storage.objects where bucket_id = 'letters'");
  expect(await readdir(path.join(server.dataDir, 'files', 'letters'))).toHaveLength(objects.length);
  await expect.poll(() => readdir(path.join(server.dataDir, 'files', 'drafts'))).toEqual([]);
}

/** For a while files cannot be stored, the storage refuses some, and the database ends its connections. */
export async function disturb(server: TestServer, seconds: number): Promise<void> {
  const letters = path.join(server.dataDir, 'files', 'letters');
  const end = Date.now() + seconds * 1000;
  await server.sql(`
    create or replace function private.refuse_some() returns trigger language plpgsql as
      'begin if random() < 0.3 then raise exception ''refused''; end if; return new; end';
    create or replace trigger refuse_some before insert on storage.objects
      for each row execute function private.refuse_some();`);
  while (Date.now() < end) {
    await rename(letters, `${letters}-away`);
    await wait(150);
    await rename(`${letters}-away`, letters);
    // Not the vacuum's, which is the superuser's.
    await server.sql(`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`);
    await wait(400);
  }
  await server.sql('drop trigger refuse_some on storage.objects');
}
