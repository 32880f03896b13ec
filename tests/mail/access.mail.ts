import { beforeEach, expect, it } from 'vitest';
import { createAccessSender } from '../../server/mail/send-access-link.ts';
import { shareServer } from '../support/open-test-server.ts';
import { acceptLink, createPerson, password, type StaffSession } from '../support/staff-client.ts';
import { mailServerForTest, shareMail } from './share-mail.ts';

const { mailServer, server } = shareMail();
const withoutMail = shareServer();
beforeEach(() => {
  mailServer.behave('accept');
  mailServer.received.length = 0;
});

type Made = { path: string; link: string; email: string; mail: string };
const freshAddress = () => `${crypto.randomUUID()}@example.com`;
const invite = async (owner: StaffSession, email: string) =>
  (await owner.post('/team/invite', { email, role: 'service' })).body as Made;
const fromShell = async (act: string, body: object) => {
  const response = await fetch(`${server.url}/staff/api/console/${act}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${server.staffKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Made;
};

it('an invitation is mailed with its link, which lets the person in', async () => {
  const owner = await createPerson(server, 'owner');
  const email = freshAddress();
  const made = await invite(owner, email);
  expect(made).toMatchObject({ email, mail: 'sent' });
  const [received] = await mailServer.mailsTo(email);
  expect(received?.envelope).toEqual({ from: 'office@example.com', to: [email] });
  expect(received?.mail.text).toContain(made.link);
  expect(received?.mail.html).toContain(made.link);
  expect(received?.mail.subject).not.toContain(made.path.split('#')[1]);
  const mailed = /http\S+\/staff\/welcome#\S+/.exec(received?.mail.text ?? '')?.[0] ?? '';
  expect((await acceptLink(server.url, mailed, { name: 'Ida Invited' })).status).toBe(200);
});

it('a reset is mailed to the person, from the app and from a shell', async () => {
  const owner = await createPerson(server, 'owner');
  const person = await createPerson(server, 'service');
  const made = (await owner.post(`/team/${person.id}/reset`)).body as Made;
  const again = await fromShell('reset', { email: person.email });
  for (const { link, mail } of [made, again]) {
    expect(mail).toBe('sent');
    await mailServer.mailsTo(person.email, { words: link });
  }
  // The second link has replaced the first.
  expect((await acceptLink(server.url, made.path)).status).toBe(410);
  expect((await acceptLink(server.url, again.path)).status).toBe(200);
  expect((await person.elsewhere().auth('/sign-in/email', { email: person.email, password })).status).toBe(
    200,
  );
});

it('the secret of a link is nowhere in the database, and neither in the outbox', async () => {
  const owner = await createPerson(server, 'owner');
  const { path } = await invite(owner, freshAddress());
  const secret = path.split('#')[1] ?? '';
  const [dump] = await server.sql(`select (select json_agg(t) from private.outbox t)::text as outbox,
    (select json_agg(t) from staff.invitations t)::text as invitations, (select json_agg(t) from staff.audit t)::text as audit`);
  expect(secret.length).toBeGreaterThan(20);
  expect(JSON.stringify(dump)).not.toContain(secret);
});

it.each(['refuse recipient', 'refuse for now'] as const)(
  'if the mail server answers with "%s", the link still works and the page says that it was not mailed',
  async (behavior) => {
    const owner = await createPerson(server, 'owner');
    mailServer.behave(behavior);
    const made = await invite(owner, freshAddress());
    expect(made.mail).toBe('failed');
    expect((await acceptLink(server.url, made.path, { name: 'Ida Invited' })).status).toBe(200);
  },
);

const sender = (smtpUrl: string) =>
  createAccessSender({
    smtpUrl,
    from: { name: 'Our Company', address: 'office@example.com' },
    domain: 'example.com',
  });
const link = 'https://example.com/staff/welcome#secret';

it('an address that is not one mailbox gets no mail', async () => {
  expect(await sender(mailServer.url)('invite', { link, to: 'ada@example.com,victim@example.com' })).toBe(
    false,
  );
  expect(mailServer.received).toEqual([]);
});

it('a mail server that hangs is given up before the person gives up', { timeout: 20_000 }, async () => {
  const slow = await mailServerForTest();
  slow.behave('hang');
  expect(await sender(slow.url)('invite', { link, to: 'ada@example.com' })).toBe(false);
});

it('without mail the link is only shown', async () => {
  const owner = await createPerson(withoutMail, 'owner');
  expect(await invite(owner, freshAddress())).toMatchObject({ mail: 'off', path: expect.any(String) });
});
