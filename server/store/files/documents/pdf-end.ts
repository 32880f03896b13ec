import { refusals } from './document-refused.ts';

/** How far from the end a zip reader looks for an archive's directory. */
const zipSearchLength = 65_557;
const zipEnd = Buffer.from('PK\x05\x06');
const pdfEnd = '%%EOF';

/** Cuts off what follows the last end mark. Refuses a PDF that is also an archive. */
export function cutAfterEnd(bytes: Buffer): Buffer {
  const kept = bytes.subarray(0, endOf(bytes));
  if (kept.subarray(-zipSearchLength).includes(zipEnd)) throw refusals.unreadablePdf();
  return kept;
}

/** The offset after the last end mark and its line end, or the whole length if there is no mark. */
function endOf(bytes: Buffer): number {
  const mark = bytes.lastIndexOf(pdfEnd);
  if (mark < 0) return bytes.length;
  const after = mark + pdfEnd.length;
  const lineEnd = /^\r?\n?/.exec(bytes.toString('latin1', after, after + 2))?.[0].length ?? 0;
  return after + lineEnd;
}
