import { createHash } from 'node:crypto';
import { idsOfReference } from '#domain/references.ts';

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const ours = new RegExp(`^<(receipt|reply)\\.(${uuid})@([^<>@]+)>$`, 'i');
/** As many as a mail of ours is found by. A hostile mail may name thousands. */
const mostIds = 50;

/** What a mail answers: records by their receipts, and letters of ours. */
export type Answered = { receipts: string[]; replies: string[] };

/** A line of a mail holds no more. An index of the database holds 2,700 bytes. */
const longestId = 998;

/** The message ids in a header, in order. A longer one than a mail may have is known by its hash. */
export function listMessageIds(header: string): string[] {
  const found = header.toWellFormed().match(/<[^<>\s\p{Cc}]{1,990}>/gu) ?? [];
  return found.map((id) =>
    Buffer.byteLength(id) > longestId ? `<${idFrom(id)}@long-message-id.invalid>` : id,
  );
}

/** The ids of our own mails among these. */
export function findAnswered(messageIds: string[], domain: string): Answered {
  const found: Answered = { receipts: [], replies: [] };
  for (const id of messageIds) {
    const [, purpose, row = '', at = ''] = ours.exec(id) ?? [];
    if (!purpose || at.toLowerCase() !== domain.toLowerCase()) continue;
    const list = purpose.toLowerCase() === 'receipt' ? found.receipts : found.replies;
    if (list.length < mostIds) list.push(row.toLowerCase());
  }
  return found;
}

/** The ids that the first reference in a subject stands for, such as "Re: Your message [K7QM-2XRA]". */
export function findReference(subject: string): { first: string; last: string } | undefined {
  for (const [, reference = ''] of subject.slice(0, 1000).matchAll(/[[(]([0-9A-Z]{4}-[0-9A-Z]{4})[\])]/gi)) {
    const ids = idsOfReference(reference);
    if (ids) return ids;
  }
  return undefined;
}

/** An id that follows from texts, so that what is read twice is stored once. A UUID of version 8. */
export function idFrom(...texts: Array<string | Uint8Array>): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  const digits = hash.digest('hex');
  const variant = ((Number.parseInt(digits.charAt(16), 16) & 3) | 8).toString(16);
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `${variant}${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join('-');
}
