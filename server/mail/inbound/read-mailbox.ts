import type { CallFunction } from '../../store/records/record-store.ts';
import { attemptMail } from './attempt-mail.ts';
import type { IncomingMail } from './join-mail.ts';
import type { Mailbox, MailHead } from './open-mailbox.ts';

/** Replies that arrived shortly before the mailbox was read for the first time. */
const firstDays = 7;
const largestBatch = 50;
/** In milliseconds. New mail waits meanwhile. */
const longestRetries = 20_000;

/** From look to look: how many mails are asked for at once. */
export type Pace = { batch: number };
export const fullPace = (): Pace => ({ batch: largestBatch });

type Options = {
  /** How the database knows the mailbox. */
  name: string;
  call: CallFunction;
  join: (mail: IncomingMail) => Promise<boolean>;
  pace: Pace;
  /** Before the first retry of a mail that failed. */
  retrySeconds: number;
  signal: AbortSignal;
};

type Position = { uid_validity: number; uid: number };
type Retry = { uid: number; attempts: number };

/** Deals with each new mail, stores the position after it, and then tries those again that failed before. */
export async function readMailbox(mailbox: Mailbox, { name, pace, ...options }: Options): Promise<void> {
  const { call } = options;
  const { uidValidity, nextUid } = mailbox;
  const place = { mailbox: name, uid_validity: uidValidity };
  const position = (await call('staff_mailbox_position', { mailbox: name })) as Position | null;
  // Another validity: all numbers are new. Mails that were joined before are known by their Message-ID.
  const known = position?.uid_validity === uidValidity ? position.uid : undefined;
  const storePosition = (uid: number) => call('staff_store_mailbox_position', { ...place, uid });
  const attempt = async (mail: Parameters<typeof attemptMail>[2]) => {
    const outcome = await attemptMail(mailbox, { ...options, place }, mail);
    const isNew = mail.failed === undefined;
    if (isNew && outcome !== 'left') await storePosition(mail.uid);
    if (outcome === 'failed') mailbox.requireOpen();
    return outcome;
  };

  const uids = await mailbox.list(known === undefined ? { days: firstDays } : { after: known });
  for (let at = 0, group: number[]; at < uids.length; at += group.length) {
    group = uids.slice(at, at + pace.batch);
    const findHead = await readHeads(mailbox, group, pace);
    for (const uid of group) await attempt({ uid, findHead });
    await storePosition(group.at(-1) ?? 0);
  }
  if (known === undefined) await storePosition(Math.max(uids.at(-1) ?? 0, nextUid - 1));

  const listDue = async () => (await call('staff_mails_to_retry', place)) as Retry[];
  await retryEach(listDue, async ({ uid, attempts }) => {
    const findHead = await readHeads(mailbox, [uid], pace);
    const outcome = await attempt({ uid, failed: attempts, findHead });
    if (outcome !== 'failed') await call('staff_forget_unread_mail', { ...place, uid });
  });
  pace.batch = largestBatch;
}

/** Each that is due once: what many mails delay is tried too, and slow ones do not delay new mail for long. */
async function retryEach(listDue: () => Promise<Retry[]>, retry: (mail: Retry) => Promise<void>) {
  const tried = new Set<number>();
  const end = performance.now() + longestRetries;
  while (performance.now() <= end) {
    const next = (await listDue()).find(({ uid }) => !tried.has(uid));
    if (!next) return;
    tried.add(next.uid);
    await retry(next);
  }
}

/** A mail that cannot be fetched fails its batch. The next look asks for each mail alone, and only that one fails. */
async function readHeads(mailbox: Mailbox, uids: number[], pace: Pace) {
  if (uids.length === 1) return async () => (await mailbox.readHeads(uids)).at(0);
  const { batch } = pace;
  pace.batch = 1;
  const heads = new Map<number, MailHead>();
  for (const head of await mailbox.readHeads(uids)) heads.set(head.uid, head);
  pace.batch = batch;
  return async (uid: number) => heads.get(uid);
}
