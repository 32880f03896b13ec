import { DatabaseError } from '../../database/database-error.ts';
import { log } from '../../log.ts';
import type { CallFunction } from '../../staff/records/record-store.ts';
import { StorageError } from '../../storage/storage-error.ts';
import { type IncomingMail, UnreadableMail } from './join-mail.ts';
import type { Mailbox } from './open-mailbox.ts';

/** Replies that arrived shortly before the mailbox was read for the first time. */
const firstDays = 7;
const batch = 50;
const mostAttempts = 3;

type Options = {
  /** How the database knows the mailbox. */
  name: string;
  call: CallFunction;
  join: (mail: IncomingMail) => Promise<boolean>;
  /** Failed attempts by UID, from look to look. */
  attempts: Map<number, number>;
  signal: AbortSignal;
};

/** Deals with each new mail, and stores the position after it. */
export async function readMailbox(mailbox: Mailbox, { name, call, join, attempts, signal }: Options) {
  const { uidValidity, nextUid } = mailbox;
  const position = (await call('staff_mailbox_position', { mailbox: name })) as {
    uid_validity: number;
    uid: number;
  } | null;
  // Another validity: all numbers are new. Mails that were joined before are known by their Message-ID.
  const known = position?.uid_validity === uidValidity ? position.uid : undefined;
  const storePosition = (uid: number) =>
    call('staff_store_mailbox_position', { mailbox: name, uid_validity: uidValidity, uid });
  const uids = await mailbox.list(known === undefined ? { days: firstDays } : { after: known });
  let last = known ?? 0;
  for (let at = 0; at < uids.length; at += batch) {
    const heads = await mailbox.readHeads(uids.slice(at, at + batch));
    for (const head of heads) {
      signal.throwIfAborted();
      const readSource = (maxLength?: number) => mailbox.readSource(head.uid, maxLength);
      const failed = attempts.get(head.uid) ?? 0;
      const isJoined = await join({ head, readSource, isLastAttempt: failed >= mostAttempts }).catch(
        (error: unknown) => {
          if (!isOfThisMail(error)) throw error;
          attempts.set(head.uid, failed + 1);
          if (failed < mostAttempts) throw error;
          // It would keep all later mail from being read.
          log('mail not joined', { code: error.code });
          return true;
        },
      );
      attempts.delete(head.uid);
      last = head.uid;
      if (isJoined) await storePosition(last);
    }
    await storePosition(uids[Math.min(at + batch, uids.length) - 1] ?? last);
  }
  const end = Math.max(uids.at(-1) ?? 0, nextUid - 1);
  if (known === undefined) await storePosition(end);
}

/** Not of the connection to the database or to the mailbox, which all mails share. */
function isOfThisMail(error: unknown): error is StorageError | DatabaseError | UnreadableMail {
  return [StorageError, DatabaseError, UnreadableMail].some((type) => error instanceof type);
}
