import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { codeOf } from '../lib/code-of.ts';
import { log } from '../lib/log.ts';
import type { InboundState } from '../lib/mail-services.ts';
import { repeat } from '../lib/repeat.ts';
import type { ImapSettings } from '../lib/settings/imap-settings.ts';
import type { MailSettings } from '../lib/settings/mail-settings.ts';
import type { Database } from '../store/database/database.ts';
import { letterBucket } from '../store/records/letter-files.ts';
import { listRecipients } from '../store/records/recipients.ts';
import type { RecordStore } from '../store/records/record-store.ts';
import { type Delivery, deliverNext } from './deliver-mail.ts';
import type { openInbound } from './inbound/open-inbound.ts';
import { queueDigests, queueReminders, queueWarnings } from './jobs.ts';
import { notMeAddress, notMeQuery, notMeToken } from './not-me-link.ts';

const second = 1000;
const minute = 60 * second;
/** How long a stop waits for the mail that is being sent. */
const lastMail = 3 * second;
/** A stop goes on after this, whatever has not ended. */
const longestStop = 10 * second;

type Options = {
  settings: MailSettings | undefined;
  /** Undefined: replies stay in the mailbox. */
  imap: ImapSettings | undefined;
  database: Database;
  records: RecordStore;
  /** The address of this server, for links. */
  publicUrl: string;
  /** Signs the links of receipts. Undefined where visitors do not reach this server: the link is then to a mailbox. */
  linkSecret: string | undefined;
  /** Between two looks into the outbox. */
  pauseSeconds: number;
  /** Between two looks into the mailbox. */
  imapPauseSeconds: number;
};

/** Switches the queue on or off, and sends what is queued. Undefined while mail is off. */
export async function openMail({
  settings,
  imap,
  database,
  records,
  publicUrl,
  linkSecret,
  pauseSeconds,
  imapPauseSeconds,
}: Options) {
  await records.read((call) => call('staff_enable_mail', { enabled: settings !== undefined }));
  if (!settings) return undefined;
  // Loaded only here: a server without mail does not need the library.
  const { openTransport } = await import('./transport.ts');
  const { createAccessSender } = await import('./send-access-link.ts');
  const stopping = new AbortController();
  const giveUp = new AbortController();
  const delivery: Delivery = {
    // Each call is a transaction of its own: none stays open while a mail server takes its time.
    call: (name, parameters) => records.read((call) => call(name, parameters)),
    transport: openTransport(settings),
    domain: settings.domain,
    from: settings.from,
    staffUrl: `${publicUrl}/staff`,
    notMeUrl: (kind, recordId, words) =>
      linkSecret === undefined
        ? notMeAddress(settings.from.address, recordId, words)
        : `${publicUrl}/mail/not-me?${notMeQuery(notMeToken(linkSecret, kind, recordId), words)}`,
    listRecipients: () => listRecipients(database),
    readFile: async (path) => {
      const stream = await records.openFile({ bucket: letterBucket, path });
      return stream && buffer(stream);
    },
    unrecorded: new Set(),
    giveUp: giveUp.signal,
  };
  const send = async () => {
    while (!stopping.signal.aborted && (await deliverNext(delivery)));
  };
  const { call } = delivery;
  const jobs = [
    startJob('deliver', send, pauseSeconds * second),
    startJob('remind', () => queueReminders(call, delivery.listRecipients, new Date()), 5 * minute),
    startJob('digest', () => queueDigests(call, delivery.listRecipients, new Date()), 10 * minute),
    startJob('warn', () => queueWarnings(call, database, delivery.listRecipients, new Date()), minute),
    startJob('sweep', () => call('staff_delete_old_mail', {}), 24 * 60 * minute),
  ];
  const inbound = imap && (await startInbound({ settings, imap, records, pauseSeconds: imapPauseSeconds }));
  return {
    sendAccessLink: createAccessSender(settings),
    /** How reading the replies goes. */
    inbound: (): InboundState => inbound?.state() ?? { state: 'off' },
    /** Lets the mail that is being sent end, for a moment. */
    stop: async () => {
      stopping.abort();
      const timer = setTimeout(() => giveUp.abort(), lastMail);
      const ended = Promise.all([inbound?.stop(), ...jobs.map((job) => job.stop())]);
      await Promise.race([ended, wait(longestStop, undefined, { ref: false })]);
      clearTimeout(timer);
    },
  };
}

/** Loaded only here: a server that reads no mailbox does not need the libraries. */
async function startInbound(options: Parameters<typeof openInbound>[0]) {
  const { openInbound } = await import('./inbound/open-inbound.ts');
  return openInbound(options);
}

/** A failure is logged, and the job goes on. */
function startJob(job: string, work: () => Promise<unknown>, pause: number) {
  return repeat(pause, async () => {
    await work().catch((error: unknown) => log('mail failed', { job, code: codeOf(error) }));
    return pause;
  });
}
