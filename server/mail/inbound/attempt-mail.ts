import { log } from '../../lib/log.ts';
import { DatabaseUnavailable } from '../../store/database/database-error.ts';
import type { CallFunction } from '../../store/records/record-store.ts';
import { type IncomingMail, RecordFull } from './join-mail.ts';
import { codeOfFailure, type Mailbox, type MailHead } from './open-mailbox.ts';
import { ParserUnavailable } from './parse-mail.ts';

const mostRetries = 3;
const longestPause = 64;

type Place = { mailbox: string; uid_validity: number };
/** `left`: it is none of our business, or was deleted meanwhile. */
export type Outcome = 'joined' | 'left' | 'failed';

type Options = {
  place: Place;
  call: CallFunction;
  join: (mail: IncomingMail) => Promise<boolean>;
  /** Before the first retry of a mail. Each further pause is twice as long. */
  retrySeconds: number;
  signal: AbortSignal;
};

type Attempt = { uid: number; failed?: number; findHead: (uid: number) => Promise<MailHead | undefined> };

/** Deals with one mail. A failure that is its own is noted, so that the next mail can be read. */
export async function attemptMail(
  mailbox: Mailbox,
  { place, call, join, retrySeconds, signal }: Options,
  { uid, failed = 0, findHead }: Attempt,
): Promise<Outcome> {
  signal.throwIfAborted();
  try {
    const head = await findHead(uid);
    if (!head) return 'left';
    const readSource = (maxLength?: number) => mailbox.readSource(uid, maxLength);
    return (await join({ head, readSource, isLastAttempt: failed >= mostRetries })) ? 'joined' : 'left';
  } catch (error) {
    signal.throwIfAborted();
    if (isShared(error)) throw error;
    const failure = codeOfFailure(error);
    // Of a lost connection nobody knows whether the mail is the reason: the database gives that mail up after three days.
    const isGivenUp = error instanceof RecordFull || (failed >= mostRetries && mailbox.isOpen());
    const pause = retrySeconds * Math.min(2 ** failed, longestPause);
    if (isGivenUp) log('mail not joined', { code: failure });
    const retry_seconds = isGivenUp ? null : pause;
    await call('staff_record_unread_mail', { ...place, uid, failure, retry_seconds });
    return 'failed';
  }
}

/** Not the fault of one mail: each would fail. */
function isShared(error: unknown): boolean {
  return error instanceof DatabaseUnavailable || error instanceof ParserUnavailable;
}
