import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { deliverDue } from '../../server/mail/deliver-mail.ts';
import type { Outgoing } from '../../server/mail/outgoing.ts';
import { openTransport } from '../../server/mail/transport.ts';
import { startMailServer } from '../support/mail-server.ts';

const recordId = '0f8fad5b-d9cb-469f-a165-70867728950e';
const outgoing: Outgoing = {
  id: recordId,
  purpose: 'receipt',
  kind: 'message',
  record_id: recordId,
  recipient: 'ada@example.com',
  payload: {},
  created_at: '2026-11-16T12:00:00Z',
  attempts: 1,
  headline: 'A question',
  received_at: null,
};
const impatient = { connectionTimeout: 300, greetingTimeout: 300, socketTimeout: 300 };
const from = { name: 'Our Company', address: 'office@example.com' };

let mailServer: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  mailServer = await startMailServer();
});
afterAll(() => mailServer.stop());
beforeEach(() => {
  mailServer.received.length = 0;
});

/** Delivers one mail, and resolves to how the outbox was told. */
async function deliver(smtpUrl: string, changes: Partial<Outgoing> = {}, timeouts?: typeof impatient) {
  const settled: unknown[] = [];
  const transport = openTransport({ smtpUrl, from, domain: 'example.com' }, timeouts);
  await deliverDue({
    call: async (name, given) =>
      name === 'staff_claim_mail' ? [{ ...outgoing, ...changes }] : settled.push(given),
    transport,
    domain: 'example.com',
    staffUrl: 'http://localhost/staff',
    notMeUrl: () => '',
    listRecipients: async () => [],
  });
  transport.close();
  return settled;
}

it('a delivered mail is settled as sent', async () => {
  mailServer.behave('accept');
  expect(await deliver(mailServer.url)).toEqual([
    { wanted_id: recordId, failure: null, retry_seconds: null },
  ]);
  expect(mailServer.received).toHaveLength(1);
});

it('a recipient that the mail server does not know is given up', async () => {
  mailServer.behave('refuse recipient');
  expect(await deliver(mailServer.url)).toEqual([
    { wanted_id: recordId, failure: 'EENVELOPE 550', retry_seconds: null },
  ]);
});

it('a mail server that refuses for now is asked again later', async () => {
  mailServer.behave('refuse for now');
  expect(await deliver(mailServer.url)).toEqual([
    { wanted_id: recordId, failure: 'EENVELOPE 451', retry_seconds: 60 },
  ]);
});

it('a mail server that hangs is asked again later', async () => {
  mailServer.behave('hang');
  expect(await deliver(mailServer.url, {}, impatient)).toEqual([
    { wanted_id: recordId, failure: 'ETIMEDOUT', retry_seconds: 60 },
  ]);
});

it('a mail server that takes the mail and cuts the connection gets it again, with the same id', async () => {
  mailServer.behave('cut');
  expect(await deliver(mailServer.url)).toMatchObject([{ retry_seconds: 60 }]);
  mailServer.behave('accept');
  expect(await deliver(mailServer.url, { attempts: 2 })).toMatchObject([{ failure: null }]);
  expect(new Set(mailServer.received.map(({ mail }) => mail.messageId))).toEqual(
    new Set([`<receipt.${recordId}@example.com>`]),
  );
  expect(mailServer.received).toHaveLength(2);
});

it('a mail server that is away is asked again later, with growing pauses', async () => {
  const nobody = 'smtp://127.0.0.1:9';
  expect(await deliver(nobody, { attempts: 3 })).toMatchObject([{ retry_seconds: 960 }]);
});
