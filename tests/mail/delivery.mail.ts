import { beforeEach, expect, it } from 'vitest';
import { referenceOf } from '#domain/references.ts';
import { createPerson } from '../support/staff-client.ts';
import { sendMessage, shareMail } from './share-mail.ts';

const { mailServer, server } = shareMail();
beforeEach(() => {
  mailServer.received.length = 0;
});

/** As sent, and decoded: in the raw mail a line may break inside of a word. */
const wordsOf = (received: { raw: string; mail: object } | undefined) =>
  `${received?.raw}\n${JSON.stringify(received?.mail)}`;

it('the sender gets a receipt with the reference and without the content', async () => {
  const message = await sendMessage(server, {
    subject: 'Zebra question',
    message: 'My zebra fell into the harbor.',
  });
  const [receipt] = await mailServer.mailsTo(message.email);
  expect(receipt?.mail.subject).toContain(referenceOf(message.id));
  expect(receipt?.mail.text).toContain(referenceOf(message.id));
  expect(receipt?.mail.html).toContain(referenceOf(message.id));
  expect(wordsOf(receipt)).not.toMatch(/zebra/i);
  expect(receipt?.mail.messageId).toBe(`<receipt.${message.id}@example.com>`);
  expect(receipt?.envelope).toEqual({ from: 'office@example.com', to: [message.email] });
});

it('the staff get a notice with a link and without name or content, each for their own kinds', async () => {
  const service = await createPerson(server, 'service');
  const hiring = await createPerson(server, 'hiring');
  // Their invitations.
  mailServer.received.length = 0;
  const message = await sendMessage(server, {
    name: 'Xanthippe Quill',
    subject: 'Walrus',
    message: 'About my walrus and me.',
  });
  const words = `/staff/records/message/${message.id}`;
  const [notice] = await mailServer.mailsTo(service.email, { words });
  expect(wordsOf(notice)).toContain(words);
  expect(wordsOf(notice)).not.toMatch(/xanthippe|quill|walrus/i);
  expect(wordsOf(notice)).not.toContain(message.email);
  expect(mailServer.received.some(({ envelope }) => envelope.to.includes(hiring.email))).toBe(false);
});

it('a name, subject or address cannot add a header or a recipient', async () => {
  const email = `${crypto.randomUUID()}@example.com`;
  await sendMessage(server, {
    email,
    name: 'A\r\nBcc: victim@example.com',
    subject: 'B\r\nBcc: victim@example.com',
  });
  const [receipt] = await mailServer.mailsTo(email);
  expect(receipt?.mail.bcc ?? []).toEqual([]);
  expect(receipt?.raw.split('\r\n\r\n')[0]).not.toMatch(/victim/);
  const hostile = await sendMessage(server, { email: `a,victim@example.com` });
  const plain = await sendMessage(server);
  await mailServer.mailsTo(plain.email);
  expect(mailServer.received.flatMap(({ envelope }) => envelope.to)).not.toContain('victim@example.com');
  expect(mailServer.received.map(({ mail }) => mail.messageId)).not.toContain(
    `<receipt.${hostile.id}@example.com>`,
  );
});
