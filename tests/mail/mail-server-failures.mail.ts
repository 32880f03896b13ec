import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { site } from '#company/site.ts';
import { type Delivery, deliverNext } from '../../server/mail/deliver-mail.ts';
import type { Outgoing } from '../../server/mail/outgoing.ts';
import { openTransport } from '../../server/mail/transport.ts';
import { DatabaseUnavailable } from '../../server/store/database/database-error.ts';
import { startMailServer } from '../support/mail-server.ts';
import { startScriptedMailServer } from '../support/scripted-mail-server.ts';
import { share } from '../support/share.ts';

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
  language: 'en',
  received_at: null,
};
const impatient = { connectionTimeout: 300, greetingTimeout: 300, socketTimeout: 300, total: 60_000 };
const from = { name: 'Our Company', address: 'office@example.com' };

const mailServer = share(startMailServer);
beforeEach(() => {
  mailServer.received.length = 0;
});

type Changes = Partial<Delivery> & { timeouts?: typeof impatient };

/** Delivers one mail, and resolves to how the outbox was told. */
async function deliver(smtpUrl: string, row: Partial<Outgoing> = {}, { timeouts, ...changes }: Changes = {}) {
  const recorded: unknown[] = [];
  await deliverNext({
    call: async (name, given) =>
      name === 'staff_claim_mail' ? [{ ...outgoing, ...row }] : recorded.push(given),
    transport: openTransport({ smtpUrl, from, domain: 'example.com' }, timeouts),
    domain: 'example.com',
    from,
    staffUrl: 'http://localhost/staff',
    notMeUrl: () => '',
    listRecipients: async () => [{ id: 'ada', email: 'ada@example.com', role: 'owner', choices: {} }],
    readFile: async () => undefined,
    unrecorded: new Set(),
    giveUp: new AbortController().signal,
    ...changes,
  });
  return recorded;
}

it.each([
  ['accept', 'a delivered mail is recorded as sent', null, null],
  ['refuse recipient', 'a recipient that the mail server does not know is given up', 'EENVELOPE 550', null],
  ['refuse sender', 'a mail server that refuses our address is asked again later', 'EENVELOPE 550', 60],
  ['refuse for now', 'a mail server that refuses for now is asked again later', 'EENVELOPE 451', 60],
  ['hang', 'a mail server that hangs is asked again later', 'ETIMEDOUT', 60],
] as const)('%s: %s', async (behavior, _, failure, retry_seconds) => {
  mailServer.behave(behavior);
  const recorded = await deliver(mailServer.url, {}, behavior === 'hang' ? { timeouts: impatient } : {});
  expect(recorded).toEqual([{ wanted_id: recordId, failure, retry_seconds }]);
  expect(mailServer.received).toHaveLength(behavior === 'accept' ? 1 : 0);
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

const appointment = { start: 'no time', minutes: 30, office: site.offices[0].name, series: 'a', sequence: 0 };

it.each([
  ['an unknown kind', { kind: 'letter' as 'message' }],
  ['an unknown purpose', { purpose: 'parcel' as 'receipt', recipient: 'ada' }],
  ['an appointment without a time', { purpose: 'reply' as const, payload: { text: 'Hi', appointment } }],
  ['a list of files that is none', { purpose: 'reply' as const, payload: { files: 5 as unknown as [] } }],
])('a mail that cannot be made does not end the look into the outbox: %s', async (_, changes) => {
  mailServer.behave('accept');
  expect(await deliver(mailServer.url, changes)).toEqual([
    { wanted_id: recordId, failure: 'UNKNOWN', retry_seconds: 60 },
  ]);
  expect(mailServer.received).toEqual([]);
});

const withFile = {
  purpose: 'reply' as const,
  payload: { text: 'See the file.', files: [{ id: recordId, name: 'terms.pdf', path: 'terms.pdf' }] },
};

it('a reply whose file cannot be opened at the moment is sent later; one whose file is gone is given up', async () => {
  mailServer.behave('accept');
  const busy = () => Promise.reject(Object.assign(new Error(), { code: 'EMFILE' }));
  expect(await deliver(mailServer.url, withFile, { readFile: busy })).toMatchObject([
    { failure: 'EMFILE', retry_seconds: 60 },
  ]);
  expect(await deliver(mailServer.url, withFile)).toMatchObject([{ failure: 'FILE', retry_seconds: null }]);
});

it('a mail that was sent while the database could not be told is not sent again', async () => {
  mailServer.behave('accept');
  const unrecorded = new Set<string>();
  const isAway: Delivery['call'] = async (name) => {
    if (name !== 'staff_claim_mail') throw new DatabaseUnavailable('57P01');
    return [outgoing];
  };
  await expect(deliver(mailServer.url, {}, { unrecorded, call: isAway })).rejects.toThrow();
  expect(await deliver(mailServer.url, {}, { unrecorded })).toMatchObject([{ failure: null }]);
  expect(mailServer.received).toHaveLength(1);
  expect(unrecorded).toEqual(new Set());
});

it('a mail server that drips is given up once a mail takes too long, and the connection ends', async () => {
  const dripping = await startScriptedMailServer();
  onTestFinished(dripping.remove);
  dripping.follow((phase) => (phase === 'EHLO' ? { does: 'drip' } : undefined));
  const timeouts = { ...impatient, socketTimeout: 5_000, total: 1_500 };
  expect(await deliver(dripping.url, {}, { timeouts })).toMatchObject([
    { failure: 'ETIMEDOUT', retry_seconds: 60 },
  ]);
  await expect.poll(dripping.connections).toBe(0);
});
