import { expect, it } from 'vitest';
import { site } from '#company/site.ts';
import { readMailSettings } from '../../server/lib/settings/mail-settings.ts';
import { composeInvitation } from '../../server/mail/compose/invitation.ts';
import { openTransport } from '../../server/mail/transport.ts';
import { freshEmail } from '../support/samples.ts';
import { mailServerForTest } from './share-mail.ts';

const to = freshEmail();
const mail = {
  to,
  author: 'Sam Service',
  subject: 'Your appointment',
  text: 'Hello Ada',
  html: '<p>Hello Ada</p>',
  messageId: '<reply.1@example.com>',
};
const content = composeInvitation({
  uid: 'one@example.com',
  sequence: 0,
  start: new Date('2026-11-19T15:30:00Z'),
  minutes: 30,
  office: site.offices[0],
  summary: 'Your appointment: Größe 😀',
  description: 'See you then.\nSam',
  organizer: { name: 'Sam Service', address: 'office@example.com' },
  attendee: { address: to },
  method: 'REQUEST',
});

async function send(given: Parameters<ReturnType<typeof openTransport>['send']>[0]) {
  const server = await mailServerForTest();
  const settings = readMailSettings(server.env);
  if (!settings) throw new Error('The settings have no mail server.');
  await openTransport(settings).send(given);
  const [received] = await server.mailsTo(to);
  if (!received) throw new Error('No mail arrived.');
  return received;
}

const decode = (content: string | ArrayBuffer | Uint8Array = '') =>
  typeof content === 'string' ? content : new TextDecoder().decode(content);

it('an invitation travels beside the text, where calendars look for it, and as a file', async () => {
  const { mail: received, raw } = await send({ ...mail, invitation: { method: 'REQUEST', content } });
  expect(received.text?.trim()).toBe(mail.text);
  expect(received.html?.trim()).toBe(mail.html);
  expect(raw).toMatch(/content-type: multipart\/alternative/i);
  expect(raw).toMatch(/content-type: text\/calendar; charset=utf-8; method=REQUEST/i);
  const [inline, file] = received.attachments;
  expect(inline).toMatchObject({ mimeType: 'text/calendar', method: 'REQUEST' });
  // The reader of this test gives the lines of a calendar with LF.
  expect(decode(inline?.content)).toBe(content.replaceAll('\r\n', '\n'));
  expect(file).toMatchObject({ mimeType: 'application/ics', filename: 'invitation.ics' });
  const [, encoded = ''] = /application\/ics.*?\r\n\r\n(.*?)\r\n--/s.exec(raw) ?? [];
  expect(Buffer.from(encoded, 'base64').toString()).toBe(content);
});

it('a mail without one has neither', async () => {
  const { mail: received, raw } = await send(mail);
  expect(received.attachments).toEqual([]);
  expect(raw).not.toMatch(/calendar|\.ics/i);
});
