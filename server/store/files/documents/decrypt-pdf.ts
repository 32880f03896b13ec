import {
  PDFArray,
  type PDFContext,
  type PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';
import { refusals } from './document-refused.ts';
import type { ObjectStart } from './find-objects.ts';
import { inflates } from './object-streams.ts';

const encryptKey = PDFName.of('Encrypt');

/** How many places define each object number. */
export type Definitions = Map<number, number>;

export function countDefinitions(starts: ObjectStart[]): Definitions {
  const definitions: Definitions = new Map();
  for (const { number } of starts) definitions.set(number, (definitions.get(number) ?? 0) + 1);
  return definitions;
}

/** Whether the file is encrypted. Refuses it if two readers could decrypt it in two ways. */
export function isEncrypted(dicts: PDFDict[], definitions: Definitions, mentions: number): boolean {
  const encrypted = dicts.filter((dict) => dict.has(encryptKey));
  // A reader that takes any dictionary for a trailer would find another encryption.
  if (mentions > encrypted.length) throw refusals.unreadablePdf();
  const encryptions = encrypted.map((dict) => dict.get(encryptKey));
  const [encryption] = encryptions;
  if (!encryption) return false;
  const number = encryption instanceof PDFRef ? encryption.objectNumber : -1;
  const isAmbiguous =
    new Set(encryptions.map(String)).size > 1 ||
    new Set(encrypted.map(fileIdOf)).size > 1 ||
    (definitions.get(number) ?? 0) > 1;
  if (isAmbiguous) throw refusals.unreadablePdf();
  return true;
}

/** Opens a file that everybody may read: its password is empty. It was encrypted to forbid changes or copying. */
export async function decryptPdf(bytes: Buffer): Promise<PDFContext> {
  const { context } = await PDFDocument.load(bytes, { password: '', updateMetadata: false });
  return context;
}

/** Finds the decrypted content of a stream. Refuses a stream that a reader could also read without decrypting it. */
export function decryptStream(
  context: PDFContext,
  { number, generation }: ObjectStart,
  { contents }: PDFRawStream,
  definitions: Definitions,
): PDFRawStream {
  const decrypted = context.lookup(PDFRef.of(number, generation));
  if (definitions.get(number) !== 1 || !(decrypted instanceof PDFRawStream)) throw refusals.unreadablePdf();
  const isSame = Buffer.compare(decrypted.contents, contents) === 0;
  if (!isSame && inflates(contents)) throw refusals.unreadablePdf();
  return decrypted;
}

/** The first part of a file's identifier. It is part of the key. An update changes only the second part. */
function fileIdOf(dict: PDFDict): string {
  const id = dict.get(PDFName.of('ID'));
  return String(id instanceof PDFArray ? id.get(0) : id);
}
