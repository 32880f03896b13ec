import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { readImapSettings } from '../../server/lib/settings/imap-settings.ts';
import { readMailSettings } from '../../server/lib/settings/mail-settings.ts';
import { codeOfFailure, type Mailbox, openMailbox } from '../../server/mail/inbound/open-mailbox.ts';
import { startMailServer } from '../support/mail-server.ts';
import { openHostedTestServer, serverForTest, shareServer } from '../support/open-test-server.ts';
import { pdfBytes } from '../support/sample-files.ts';
import { share } from '../support/share.ts';
import { createPerson } from '../support/staff-client.ts';
import { startDovecot } from '../support/start-dovecot.ts';
import { lettersOf, positionIn, quickly, receiptOf, writeMail } from './share-inbound.ts';
import { sendMessage } from './share-mail.ts';

const mailServer = share(startMailServer);
const dovecot = share(startDovecot);
/** Servers of these tests share its database. */
const first = shareServer(() => ({ env: mailServer.env }));

const envFor = (user: string, password?: string) => ({
  ...mailServer.env,
  IMAP_URL: dovecot.urlOf(user, password),
});
const serverFor = (env: NodeJS.ProcessEnv) =>
  serverForTest({ database: { url: first.databaseUrl }, env, replaced: quickly });
const reply = (message: { id: string; email: string }, text = 'Thank you.') =>
  writeMail({ from: message.email, inReplyTo: receiptOf(message.id), text });

it('a wrong password is named in the overview, and the site works', async () => {
  const server = await serverFor(envFor('wrong', 'password'));
  const owner = await createPerson(server, 'owner');
  await expect
    .poll(async () => (await owner.get('/overview')).body)
    .toMatchObject({ server: { imap: { state: 'failing', since: expect.any(String), code: 'EAUTH' } } });
  await sendMessage(server);
});

it('a lost connection is made again, and nothing is lost or doubled', async () => {
  const server = await serverFor(envFor('lost'));
  const owner = await createPerson(server, 'owner');
  const stateIs = (state: string) =>
    expect
      .poll(async () => (await owner.get('/overview')).body)
      .toMatchObject({ server: { imap: { state } } });
  const message = await sendMessage(server);
  await dovecot.deliver('lost', await reply(message, 'Before'));
  await expect.poll(() => lettersOf(server, message.id)).toHaveLength(1);
  await dovecot.stop();
  await stateIs('failing');
  await dovecot.deliver('lost', await reply(message, 'After'));
  await dovecot.start();
  await expect.poll(() => lettersOf(server, message.id)).toHaveLength(2);
  await stateIs('on');
});

it('replies of the last days before the first start are found, and a restart reads nothing twice', async () => {
  const message = await sendMessage(first);
  await dovecot.deliver('restart', await reply(message, 'Before the first start'));
  const one = await serverFor(envFor('restart'));
  await expect.poll(() => lettersOf(one, message.id)).toHaveLength(1);
  await one.close();
  await dovecot.deliver('restart', await reply(message, 'While the server was stopped'));
  const two = await serverFor(envFor('restart'));
  await expect.poll(() => lettersOf(two, message.id)).toHaveLength(2);
  await two.close();
  // As after a move to another mail server: all numbers are new.
  await first.sql('update private.mailbox_positions set uid_validity = 1');
  const three = await serverFor(envFor('restart'));
  await dovecot.deliver('restart', await reply(message, 'After the move'));
  await expect.poll(() => lettersOf(three, message.id)).toHaveLength(3);
});

it('mail that is older than a week is not read at the first start', async () => {
  const message = await sendMessage(first);
  const old = new Date(Date.now() - 9 * 24 * 60 * 60 * 1000);
  await dovecot.deliverAt(old, 'old', await reply(message, 'Old'));
  await dovecot.deliver('old', await reply(message, 'New'));
  const server = await serverFor(envFor('old'));
  await expect.poll(() => lettersOf(server, message.id)).toMatchObject([{ body: 'New' }]);
  await expect.poll(() => positionIn(server, 'old')).toBe(2);
});

it('the staff server of a hosted project joins replies in the project', async () => {
  const project = await serverForTest({ database: { url: first.databaseUrl } });
  const message = await sendMessage(first);
  await dovecot.deliver(
    'hosted',
    await writeMail({
      from: message.email,
      inReplyTo: receiptOf(message.id),
      attachments: [{ filename: 'setup.exe', content: 'MZ' }],
    }),
  );
  const hosted = await openHostedTestServer(project, envFor('hosted'), quickly);
  try {
    await expect
      .poll(() => lettersOf(first, message.id))
      .toMatchObject([{ files: [{ name: 'setup.exe', path: null, refused: expect.any(String) }] }]);
    const owner = await createPerson(hosted as never, 'owner');
    await expect
      .poll(async () => (await owner.get('/overview')).body)
      .toMatchObject({ server: { imap: { state: 'on' } } });
  } finally {
    await hosted.remove();
  }
});

it('a file that the storage of a hosted project refuses is named, and no mail waits for it', async () => {
  const project = await serverForTest({ database: { url: first.databaseUrl } });
  await first.sql(`
    create function private.refuse_letters() returns trigger language plpgsql as
      'begin if new.bucket_id = ''letters'' then raise exception using errcode = ''42501''; end if; return new; end';
    create trigger refuse_letters before insert on storage.objects for each row execute function private.refuse_letters();`);
  const message = await sendMessage(first);
  const mail = { from: message.email, inReplyTo: receiptOf(message.id) };
  const attachments = [{ filename: 'policy.pdf', content: pdfBytes() }];
  await dovecot.deliver('refused', await writeMail({ ...mail, attachments }), await writeMail(mail));
  const hosted = await openHostedTestServer(project, envFor('refused'), quickly);
  try {
    await expect.poll(() => lettersOf(first, message.id)).toHaveLength(2);
    expect((await lettersOf(first, message.id)).flatMap(({ files }) => files)).toEqual([
      { name: 'policy.pdf', path: null, refused: 'The storage refused this file' },
    ]);
  } finally {
    await hosted.remove();
    await first.sql('drop trigger refuse_letters on storage.objects');
  }
});

it('a lost connection is never taken for an empty mailbox', async () => {
  await dovecot.deliver('cut', 'Subject: x\n\nHello\n');
  const env = envFor('cut');
  const settings = readImapSettings(env, readMailSettings(env));
  if (!settings) throw new Error('no settings');
  const acts: ((mailbox: Mailbox) => Promise<unknown>)[] = [
    (mailbox) => mailbox.list({ days: 7 }),
    (mailbox) => mailbox.readHeads([1]),
    (mailbox) => mailbox.readSource(1),
  ];
  for (const act of acts) {
    const before = await openMailbox(settings);
    before.close();
    await expect(act(before)).rejects.toThrow();
    const during = await openMailbox(settings);
    const reading = act(during);
    during.close();
    await expect(reading).rejects.toThrow();
  }
});

it('a connection that waits while a mail is dealt with stays open', async () => {
  await dovecot.deliver('slow', 'Subject: x\n\nHello\n');
  const env = envFor('slow');
  const settings = readImapSettings(env, readMailSettings(env));
  if (!settings) throw new Error('no settings');
  const waits = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 500 };
  const mailbox = await openMailbox(settings, { waits });
  await wait(2000);
  expect(String(await mailbox.readSource(1))).toContain('Hello');
  mailbox.close();
});

it('the password is not sent without TLS to a mail server elsewhere', async () => {
  const env = envFor('elsewhere');
  const settings = readImapSettings(env, readMailSettings(env));
  if (!settings) throw new Error('no settings');
  // This one has no TLS, and stands for one that is not on this machine.
  await expect(openMailbox({ ...settings, isLocal: false })).rejects.toThrow();
  (await openMailbox(settings)).close();
});

it('a mail server that accepts a connection and says nothing is given up', async () => {
  const silent = net.createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as net.AddressInfo;
  const env = { ...mailServer.env, IMAP_URL: `imap://a:b@127.0.0.1:${port}` };
  const settings = readImapSettings(env, readMailSettings(env));
  const waits = { connectionTimeout: 300, greetingTimeout: 300, socketTimeout: 300 };
  try {
    const failure = settings && (await openMailbox(settings, { waits }).catch(codeOfFailure));
    expect(failure).toMatch(/TIMEOUT/);
    const stopping = new AbortController();
    const opening = settings && openMailbox(settings, { signal: stopping.signal });
    stopping.abort();
    await expect(opening).rejects.toThrow();
  } finally {
    silent.close();
  }
});
