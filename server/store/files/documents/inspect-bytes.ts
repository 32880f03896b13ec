import { cutAfterEnd } from './pdf-end.ts';

export type DocumentKind = 'doc' | 'docx' | 'pdf';

/** Inspects a document. Returns how many of its bytes to keep. */
export async function inspectBytes(kind: DocumentKind, bytes: Buffer): Promise<number> {
  // A library is loaded with the first document of its kind, because the process that inspects is often replaced.
  if (kind === 'doc') (await import('./inspect-doc.ts')).inspectDoc(bytes);
  if (kind === 'docx') await (await import('./inspect-docx.ts')).inspectDocx(bytes);
  if (kind !== 'pdf') return bytes.length;
  const kept = cutAfterEnd(bytes);
  await (await import('./inspect-pdf.ts')).inspectPdf(kept);
  return kept.length;
}
