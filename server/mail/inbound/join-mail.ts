import { receivedMail as words } from '#company/content/staff-mail.ts';
import type { Kind } from '#domain/kinds.ts';
import type { CalendarAnswer } from '#domain/offers.ts';
import { log } from '../../lib/log.ts';
import type { MailSettings } from '../../lib/settings/mail-settings.ts';
import { letterBucket } from '../../store/records/letter-files.ts';
import type { CallFunction, RecordStore } from '../../store/records/record-store.ts';
import { findAnswered, findReference, idFrom } from './message-ids.ts';
import { largestMail, type MailHead } from './open-mailbox.ts';
import type { ParseMail } from './parse-mail.ts';
import type { MailContent } from './read-content.ts';
import type { MailHeaders } from './read-headers.ts';
import { type LetterFileEntry, storeFiles } from './store-files.ts';

/** A report repeats headers, and sometimes the whole mail. */
const largestReport = 256 * 1024;
/** As many as mail programs keep of a long thread. */
const mostReferences = 20;

export type Joining = {
  call: CallFunction;
  records: Pick<RecordStore, 'storeFile' | 'removeFiles'>;
  settings: Pick<MailSettings, 'domain' | 'from'>;
  parse: ParseMail;
};

export type IncomingMail = {
  head: MailHead;
  readSource: (maxLength?: number) => Promise<Buffer | undefined>;
  /** Earlier attempts failed: what cannot be stored is named in the letter. */
  isLastAttempt: boolean;
};

/** Its headers could not be read, not even in part. */
export class UnreadableMail extends Error {
  readonly code = 'HEADERS';
}

/** Too many came for its record. It stays in the mailbox, and is not tried again: a flood would keep the others from it. */
export class RecordFull extends Error {
  readonly code = 'FULL';
}

type Thread = { kind: Kind; record_id: string };

/** Joins a mail to the record that it answers, or notes that a mail of ours came back. False: it is none of our business. */
export async function joinMail(joining: Joining, mail: IncomingMail): Promise<boolean> {
  const { call, settings, parse } = joining;
  const { domain } = settings;
  const headers = await parse('headers', mail.head.header);
  if (!headers) throw new UnreadableMail();
  if (headers.report === 'delivery') return recordBounce(joining, mail);
  if (headers.report || isOurs(headers, settings)) return false;
  const answered = findAnswered(headers.references, domain);
  const reference = findReference(headers.subject);
  if (answered.receipts.length + answered.replies.length === 0 && !reference) return false;
  const thread = (await call('staff_find_thread', {
    ...answered,
    first_id: reference?.first ?? null,
    last_id: reference?.last ?? null,
  })) as Thread | null;
  if (!thread) return false;
  await receive(joining, mail, headers, thread);
  return true;
}

/** Our own mail, which a rule or a list sent back. */
function isOurs({ from, messageId }: MailHeaders, { from: own, domain }: Joining['settings']): boolean {
  const { receipts, replies } = findAnswered([messageId], domain);
  return from.address.toLowerCase() === own.address.toLowerCase() || receipts.length + replies.length > 0;
}

async function recordBounce({ call, settings, parse }: Joining, mail: IncomingMail): Promise<boolean> {
  const source = await mail.readSource(largestReport);
  const bounce = source && (await parse('report', source));
  if (!bounce) return false;
  const answered = findAnswered(bounce.messageIds, settings.domain);
  if (answered.receipts.length + answered.replies.length === 0) return false;
  await call('staff_record_bounce', { ...answered, failure: bounce.failure });
  return true;
}

/** Files first, under paths that follow from the mail, then the letter: a stop in between loses and doubles nothing. */
async function receive(
  { call, records, settings, parse }: Joining,
  mail: IncomingMail,
  headers: MailHeaders,
  { kind, record_id: recordId }: Thread,
): Promise<void> {
  const { head, isLastAttempt } = mail;
  const messageId = headers.messageId || `<${idFrom(head.header)}@no-message-id.invalid>`;
  const place = { wanted_kind: kind, wanted_id: recordId };
  const sender = headers.from.address;
  const about = { ...place, message_id: messageId, sender };
  const obstacle = (await call('staff_reply_obstacle', about)) as string | null;
  if (obstacle) return refuse(obstacle);
  const id = idFrom('letter', messageId);
  const content = await readContent(mail, parse);
  if (!content) return;
  const calendar = findCalendarAnswer(content, settings.domain);
  const files = await storeFiles(
    records,
    calendar ? content.files.filter(({ answer }) => !answer) : content.files,
    {
      recordId,
      letterId: id,
      messageId,
      isLastAttempt,
    },
  );
  const letter = {
    id,
    message_id: messageId,
    references: [...headers.references.slice(0, 1), ...headers.references.slice(1).slice(1 - mostReferences)],
    from_address: sender,
    from_name: headers.from.name,
    subject: headers.subject,
    received_at: head.receivedAt.toISOString(),
    // Calendars mark the answer of a person as automatic.
    automatic: headers.isAutomatic && !calendar,
    body: content.body,
    quoted: content.quoted,
    calendar,
    files,
  };
  const { outcome } = (await call('staff_receive_reply', { ...place, letter })) as { outcome: string };
  if (outcome === 'joined' || outcome === 'known') return;
  await records.removeFiles(files.flatMap(toStored));
  refuse(outcome);
}

/** What a calendar answers to an appointment of ours, which it knows by the letter that offered it first. */
function findCalendarAnswer({ files }: MailContent, domain: string): CalendarAnswer | null {
  for (const { answer } of files) {
    if (!answer) continue;
    const { uid, ...answered } = answer;
    const [series] = findAnswered([`<${uid}>`], domain).replies;
    if (series) return { series, ...answered };
  }
  return null;
}

function refuse(obstacle: string): void {
  if (obstacle === 'full') throw new RecordFull();
  if (obstacle !== 'known') log('mail not joined', { code: obstacle });
}

/** Undefined if the mail was deleted meanwhile. */
async function readContent({ head, readSource }: IncomingMail, parse: ParseMail) {
  const explain = (body: string): MailContent => ({ body, quoted: '', files: [] });
  if (head.size > largestMail) return explain(words.tooLarge);
  const source = await readSource();
  return source && ((await parse('content', source)) ?? explain(words.unreadable));
}

function toStored({ path }: LetterFileEntry) {
  return path === null ? [] : [{ bucket: letterBucket, path }];
}
