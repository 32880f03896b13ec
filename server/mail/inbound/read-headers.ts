import PostalMime from 'postal-mime';
import { toHeaderText } from '../../lib/frame/safe-text.ts';
import { listMessageIds } from './message-ids.ts';
import { type MailSender, readSender } from './read-sender.ts';

export type MailHeaders = {
  /** Empty if the mail has none. */
  messageId: string;
  from: MailSender;
  subject: string;
  /** The mails that it answers, the oldest first. */
  references: string[];
  /** Written by a program, or sent to a list. */
  isAutomatic: boolean;
  /** A notice about a mail: that it was not delivered, or that it was read. */
  report: 'delivery' | 'other' | undefined;
};

/** Reads the header block of a mail, which may be cut off. */
export async function readHeaders(bytes: Uint8Array): Promise<MailHeaders> {
  const mail = await PostalMime.parse(bytes, { maxHeadersSize: bytes.length });
  const headerOf = (name: string) => mail.headers.find(({ key }) => key === name)?.value.trim();
  return {
    messageId: listMessageIds(headerOf('message-id') ?? '')[0] ?? '',
    from: readSender(mail, isWhole(bytes)),
    subject: toHeaderText(mail.subject ?? '', 300),
    references: [
      ...new Set([
        ...listMessageIds(headerOf('references') ?? ''),
        ...listMessageIds(headerOf('in-reply-to') ?? ''),
      ]),
    ],
    isAutomatic: isAutomatic(headerOf),
    report: reportOf(headerOf('content-type') ?? ''),
  };
}

/** Ends with its empty line. What follows a cut may be another sender. */
function isWhole(block: Uint8Array): boolean {
  return /\n\r?\n$/.test(Buffer.from(block.subarray(-3)).toString('latin1'));
}

/** RFC 3834, and what programs of before it write. */
function isAutomatic(headerOf: (name: string) => string | undefined): boolean {
  const submitted = headerOf('auto-submitted');
  return (
    (submitted !== undefined && !/^no\b/i.test(submitted)) ||
    /^(?:bulk|junk|list|auto_reply)\b/i.test(headerOf('precedence') ?? '') ||
    ['x-autoreply', 'x-autorespond', 'list-id'].some((name) => headerOf(name) !== undefined) ||
    headerOf('return-path') === '<>'
  );
}

function reportOf(contentType: string): MailHeaders['report'] {
  if (!/^multipart\/report\b/i.test(contentType)) return undefined;
  return /report-type\s*=\s*"?delivery-status\b/i.test(contentType.slice(0, 2000)) ? 'delivery' : 'other';
}
