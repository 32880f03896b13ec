import PostalMime, { type Attachment } from 'postal-mime';
import { listMessageIds } from './message-ids.ts';

/** A mail that was not delivered: which one, and the code of the failure. */
export type Bounce = { messageIds: string[]; failure: string };

/**
 * Of a report, which repeats the mail at its end. Anybody can send one, and it is read before anything in it is known to be ours: the
 * parser needs a hundred times as long for a line as for a byte.
 */
const mostLines = 5000;

/** Reads a delivery report (RFC 3464). Undefined if it says that a mail is late or was delivered. */
export async function readReport(bytes: Uint8Array): Promise<Bounce | undefined> {
  const { attachments } = await PostalMime.parse(firstLines(bytes), {
    maxNestingDepth: 10,
    maxHeadersSize: 256 * 1024,
    forceRfc822Attachments: true,
  });
  const partOf = (type: RegExp) => attachments.find(({ mimeType }) => type.test(mimeType));
  const status = partOf(/^message\/(?:global-)?delivery-status$/);
  const returned = partOf(/^(?:text\/rfc822-headers|message\/(?:rfc822|global|global-headers))$/);
  if (!status || !returned) return undefined;
  const failed = textOf(status)
    .split(/\n[ \t]*\n/)
    .find((group) => /^Action:[ \t]*failed\b/im.test(group));
  if (failed === undefined) return undefined;
  const [, code] = /^Status:[ \t]*([245]\.\d{1,3}\.\d{1,3})\b/im.exec(failed) ?? [];
  const { headers } = await PostalMime.parse(headerBlockOf(returned), { maxHeadersSize: 512 * 1024 });
  const messageId = headers.find(({ key }) => key === 'message-id')?.value ?? '';
  return { messageIds: listMessageIds(messageId), failure: code ? `BOUNCE ${code}` : 'BOUNCE' };
}

function firstLines(bytes: Uint8Array): Uint8Array {
  let end = 0;
  for (let line = 0; line < mostLines; line += 1) {
    end = bytes.indexOf(0x0a, end) + 1;
    if (end === 0) return bytes;
  }
  return bytes.subarray(0, end);
}

function textOf({ content }: Attachment): string {
  return Buffer.from(content as ArrayBuffer)
    .subarray(0, 64 * 1024)
    .toString('latin1')
    .replaceAll('\r\n', '\n');
}

function headerBlockOf({ content }: Attachment): Buffer {
  const bytes = Buffer.from(content as ArrayBuffer).subarray(0, 256 * 1024);
  const ends = [bytes.indexOf('\r\n\r\n'), bytes.indexOf('\n\n')].filter((end) => end >= 0);
  return ends.length > 0 ? bytes.subarray(0, Math.min(...ends)) : bytes;
}
