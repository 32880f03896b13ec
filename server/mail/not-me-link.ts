import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Kind, kinds } from '#domain/kinds.ts';
import { languages } from '#domain/languages.ts';
import { referenceOf } from '#domain/references.ts';
import type { MailWords } from '../lib/frame/words.ts';

/** What "I did not send this" refers to. It names a record by id and proves that we wrote the link. */
export function notMeToken(secret: string, kind: Kind, recordId: string): string {
  return `${kind}.${recordId}.${sign(secret, `${kind}.${recordId}`)}`;
}

export function readNotMeToken(secret: string, token: string): { kind: Kind; recordId: string } | undefined {
  const [kind = '', recordId = '', signature = ''] = token.split('.');
  const expected = Buffer.from(sign(secret, `${kind}.${recordId}`));
  const received = Buffer.from(signature);
  if (received.length !== expected.length || !timingSafeEqual(received, expected)) return undefined;
  const known = kinds.find((name) => name === kind);
  return known && { kind: known, recordId };
}

/** The query of the page. An English one does not name its language. */
export function notMeQuery(token: string, { language: { code } }: MailWords): string {
  return `m=${token}${code === languages.en.code ? '' : `&language=${code}`}`;
}

/** A mail that says so, where there is no page for it. */
export function notMeAddress(office: string, recordId: string, { mail: { notMeMail } }: MailWords): string {
  return `mailto:${office}?subject=${encodeURIComponent(notMeMail.subject(referenceOf(recordId)))}`;
}

function sign(secret: string, text: string): string {
  return createHmac('sha256', secret).update(`not me ${text}`).digest('base64url');
}
