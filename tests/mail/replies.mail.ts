import { expect, it } from 'vitest';
import { disownedMail } from '#company/content/staff-mail.ts';
import { referenceOf } from '#domain/references.ts';
import { subjectOf } from '#office/mail-subject.ts';
import { createPerson, type StaffSession } from '../support/staff-client.ts';
import { sendMessage, shareMail } from './share-mail.ts';

const { mailServer, server } = shareMail();

it('a reply goes out under the name of the person, in the thread of the receipt, and is noted', async () => {
  const service = await createPerson(server, 'service');
  // A name of before they were checked.
  await server.sql(
    `update staff."user" set name = E'Dana "Dee"\\r\\nBcc: victim@example.com' where email = '${service.email}'`,
  );
  const message = await sendMessage(server);
  const path = `/letters/message/${message.id}`;
  const given = { id: crypto.randomUUID(), body: 'Dear Ada,\n\nit is covered.', seenLetters: 0 };
  const sent = { status: 200, body: { note: { id: given.id, sort: 'reply_sent', body: given.body } } };
  expect(await service.post(path, given)).toMatchObject(sent);
  // The response was lost, and the browser sends it again.
  expect(await service.post(path, given)).toMatchObject(sent);
  const [receipt, reply] = (await mailServer.mailsTo(message.email, { count: 2 })).toSorted(
    (a, b) => Number(Boolean(a.mail.inReplyTo)) - Number(Boolean(b.mail.inReplyTo)),
  );
  expect(reply?.mail).toMatchObject({
    inReplyTo: `<receipt.${message.id}@example.com>`,
    references: `<receipt.${message.id}@example.com>`,
    messageId: `<reply.${given.id}@example.com>`,
    from: { address: 'office@example.com' },
    subject: `Re: ${receipt?.mail.subject}`,
  });
  expect(receipt?.mail.subject).toBe(subjectOf('message', message.id));
  expect(reply?.mail.from?.name).toContain('Dana');
  expect(reply?.mail.text).toContain('it is covered.');
  expect(reply?.envelope.to).toEqual([message.email]);
  expect(reply?.mail.bcc ?? []).toEqual([]);
  const second = { id: crypto.randomUUID(), body: 'One more thing.', seenLetters: 1 };
  expect((await service.post(path, second)).status).toBe(200);
  const [next] = await mailServer.mailsTo(message.email, { words: second.body });
  expect(next?.mail).toMatchObject({
    inReplyTo: `<reply.${given.id}@example.com>`,
    references: `<receipt.${message.id}@example.com> <reply.${given.id}@example.com>`,
    subject: reply?.mail.subject,
  });
});

it('only a person whose role includes the kind replies', async () => {
  const hiring = await createPerson(server, 'hiring');
  const message = await sendMessage(server);
  const reply = (person: StaffSession, to: string, id: string) =>
    person.post(`/letters/message/${to}`, { id, body: 'Hello', seenLetters: 0 });
  expect((await reply(hiring, message.id, crypto.randomUUID())).status).toBe(403);
  const service = await createPerson(server, 'service');
  expect((await reply(service, crypto.randomUUID(), crypto.randomUUID())).status).toBe(404);
  // The id of a reply to somebody else.
  const id = crypto.randomUUID();
  expect((await reply(service, message.id, id)).status).toBe(200);
  expect((await reply(service, (await sendMessage(server)).id, id)).status).toBe(404);
});

it('a person who wants no mail about messages gets none', async () => {
  const quiet = await createPerson(server, 'service');
  const loud = await createPerson(server, 'service');
  expect((await quiet.post('/mail', { kind: 'message', choice: 'off' })).status).toBe(200);
  expect((await quiet.post('/mail', { kind: 'verification', choice: 'now' })).status).toBe(403);
  expect((await quiet.post('/mail', { kind: 'claim', choice: 'daily' })).status).toBe(200);
  expect((await quiet.get('/mail')).body).toEqual({ on: true, choices: { message: 'off', claim: 'daily' } });
  const { id } = await sendMessage(server);
  await mailServer.mailsTo(loud.email, { words: id });
  const toQuiet = mailServer.received.filter(({ envelope }) => envelope.to.includes(quiet.email));
  expect(toQuiet.some(({ mail }) => mail.text?.includes(id))).toBe(false);
});

it('whoever never wrote says so with one click; opening the link alone changes nothing', async () => {
  const message = await sendMessage(server);
  const [receipt] = await mailServer.mailsTo(message.email);
  const link = new URL(/http\S+not-me\S+/.exec(receipt?.mail.text ?? '')?.[0] ?? '');
  const url = `${server.url}${link.pathname}${link.search}`;
  const page = await fetch(url);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await page.text()).toContain('<form method="post"');
  const service = await createPerson(server, 'service');
  const countNotes = async () =>
    (JSON.stringify((await service.get(`/records/message/${message.id}`)).body).match(/did not write/g) ?? [])
      .length;
  expect(await countNotes()).toBe(0);
  await fetch(`${url}x`, { method: 'POST' });
  expect(await countNotes()).toBe(0);
  const [closed] = await workOn(service, message.id, { assignee: 'me' }, { state: 'done', outcome: 'phone' });
  expect(closed).toMatchObject({ state: 'done', outcome: 'phone', disowned: false });
  // Pressed twice.
  for (let press = 0; press < 2; press += 1) expect((await fetch(url, { method: 'POST' })).status).toBe(200);
  expect(await countNotes()).toBe(1);
  expect((await service.post('/inbox/list', { search: message.email })).body).toMatchObject({
    entries: [{ state: 'in_progress', outcome: null, disowned: true }],
  });
  const words = disownedMail.subject(referenceOf(message.id));
  await mailServer.mailsTo(service.email, { words });
  const [row] = await server.sql(
    `select count(*)::int as count from private.outbox where purpose = 'disowned' and record_id = '${message.id}'`,
  );
  expect(row).toEqual({ count: 1 });
});

/** Makes one change after the other. Returns the entry after the last one. */
async function workOn(person: StaffSession, id: string, ...changes: object[]) {
  let entries: { version: number }[] = [];
  for (const change of changes) {
    const found = (await person.get(`/records/message/${id}`)).body as { entry: { version: number } };
    const entry = { kind: 'message', id, version: found.entry.version };
    const { body } = await person.post('/inbox/change', { entries: [entry], change });
    entries = (body as { results: { entry: { version: number } }[] }).results.map((result) => result.entry);
  }
  return entries;
}
