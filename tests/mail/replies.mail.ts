import { expect, it } from 'vitest';
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
  const path = `/mail/replies/message/${message.id}`;
  const subject = 'Re: My roof\r\nBcc: victim@example.com';
  const given = { id: crypto.randomUUID(), subject, body: 'Dear Ada,\n\nit is covered.' };
  expect(await service.post(path, given)).toMatchObject({
    status: 200,
    body: { note: { id: given.id, sort: 'reply_sent', body: given.body } },
  });
  // The response was lost, and the browser sends it again.
  expect(await service.post(path, given)).toMatchObject({ status: 200, body: { note: { id: given.id } } });
  const reply = (await mailServer.mailsTo(message.email, { count: 2 })).find(({ mail }) => mail.inReplyTo);
  expect(reply?.mail).toMatchObject({
    inReplyTo: `<receipt.${message.id}@example.com>`,
    references: `<receipt.${message.id}@example.com>`,
    from: { address: 'office@example.com' },
  });
  expect(reply?.mail.from?.name).toContain('Dana');
  expect(reply?.mail.subject).toContain('My roof');
  expect(reply?.mail.text).toContain('it is covered.');
  expect(reply?.envelope.to).toEqual([message.email]);
  expect(reply?.mail.bcc ?? []).toEqual([]);
  await expect
    .poll(async () => (await service.get(path)).body)
    .toMatchObject({
      mails: [{ purpose: 'receipt' }, { note_id: given.id, sent_at: expect.any(String) }],
    });
});

it('only a person whose role includes the kind replies', async () => {
  const hiring = await createPerson(server, 'hiring');
  const message = await sendMessage(server);
  const reply = (person: StaffSession, to: string, id: string) =>
    person.post(`/mail/replies/message/${to}`, { id, subject: 'Re: My roof', body: 'Hello' });
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
  expect((await quiet.get('/mail')).body).toEqual({ on: true, choices: { message: 'off' } });
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
  expect((await fetch(url, { method: 'POST' })).status).toBe(200);
  expect(await countNotes()).toBe(1);
});
