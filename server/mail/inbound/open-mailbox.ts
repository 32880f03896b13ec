import { ImapFlow, type MailboxObject } from 'imapflow';
import type { ImapSettings } from '../../lib/settings/imap-settings.ts';

const second = 1000;
const megabyte = 1024 * 1024;
const day = 24 * 60 * 60 * second;

/** Larger mails are not read. */
export const largestMail = 25 * megabyte;
/** Of a mail, until it is known to answer one of ours. */
const largestHeader = 256 * 1024;

/** A mail server that hangs is given up after half a minute. */
const timeouts = {
  connectionTimeout: 10 * second,
  greetingTimeout: 10 * second,
  socketTimeout: 30 * second,
};

export type MailHead = { uid: number; size: number; receivedAt: Date; header: Buffer };
/** Mails after a known one, or of the last days. */
export type Range = { after: number } | { days: number };

type Options = {
  /** Ends the connection. */
  signal?: AbortSignal;
  waits?: typeof timeouts;
};

export type Mailbox = Awaited<ReturnType<typeof openMailbox>>;

/** Connects, signs in and opens the mailbox read-only, so that no flag of a mail can change. Throws if that fails. */
export async function openMailbox(settings: ImapSettings, { signal, waits = timeouts }: Options = {}) {
  const { host, port, isSecure, isLocal, user, password } = settings;
  const client = new ImapFlow({
    host,
    port,
    secure: isSecure,
    ...(!isSecure && { doSTARTTLS: !isLocal }),
    auth: { user, pass: password },
    logger: false,
    disableAutoIdle: true,
    disableCompression: true,
    maxLiteralSize: largestMail + megabyte,
    maxResponseSize: largestMail + 2 * megabyte,
    ...waits,
  });
  // Whoever waits for an answer gets the error. Without a listener it would end the process.
  client.on('error', () => {});
  const end = () => client.close();
  // After a lost connection the library answers that there is nothing. Mail would be skipped.
  const isOpen = () => client.usable && Boolean(client.mailbox);
  const requireOpen = () => {
    if (!isOpen()) throw Object.assign(new Error('The connection was lost'), { code: 'EConnectionClosed' });
  };
  signal?.addEventListener('abort', end);
  client.on('close', () => signal?.removeEventListener('abort', end));
  try {
    signal?.throwIfAborted();
    await client.connect();
    // While it is locked, the library keeps a quiet connection: a mail may take minutes to be read and stored.
    await client.getMailboxLock(settings.mailbox, { readOnly: true });
    requireOpen();
    const { uidValidity, uidNext } = client.mailbox as MailboxObject;
    return {
      uidValidity: Number(uidValidity),
      nextUid: uidNext,
      isOpen,
      /** Throws if the connection was lost. */
      requireOpen,
      /** Ascending. */
      async list(range: Range): Promise<number[]> {
        if ('after' in range && uidNext <= range.after + 1) return [];
        const wanted =
          'after' in range
            ? { uid: `${range.after + 1}:*` }
            : { since: new Date(Date.now() - range.days * day) };
        const found = await client.search(wanted, { uid: true });
        requireOpen();
        if (!found) throw new Error('The mail server does not search');
        // "9:*" includes the last mail, even if that is number 5.
        return found.filter((uid) => !('after' in range) || uid > range.after).sort((a, b) => a - b);
      },
      async readHeads(uids: number[]): Promise<MailHead[]> {
        const query = {
          size: true,
          internalDate: true,
          bodyParts: [{ key: 'HEADER', start: 0, maxLength: largestHeader }],
        };
        const heads: MailHead[] = [];
        for await (const mail of client.fetch(uids.join(','), query, { uid: true })) {
          const { uid, size, internalDate, headers } = mail;
          // Without them it is news about a flag that another program has changed.
          if (!headers) continue;
          heads.push({
            uid,
            size: size ?? 0,
            // A date that cannot be read is a text.
            receivedAt: internalDate instanceof Date ? internalDate : new Date(),
            header: headers,
          });
        }
        requireOpen();
        return heads.sort((a, b) => a.uid - b.uid);
      },
      /** Its first bytes. Undefined if it was deleted meanwhile. */
      async readSource(uid: number, maxLength = largestMail): Promise<Buffer | undefined> {
        const query = { source: { start: 0, maxLength } };
        let found: Buffer | undefined;
        for await (const { source } of client.fetch(String(uid), query, { uid: true })) found ??= source;
        requireOpen();
        return found;
      },
      close: end,
    };
  } catch (error) {
    end();
    throw error;
  }
}

/** A code for the log and the overview, without anything that the mail server says in words. */
export function codeOfFailure(error: unknown): string {
  const { authenticationFailed, serverResponseCode, code, name } = error as Record<string, unknown>;
  if (authenticationFailed) return 'EAUTH';
  const found = String(serverResponseCode ?? code ?? name ?? 'UNKNOWN');
  return /^\w{1,40}$/.test(found) ? found : 'UNKNOWN';
}
