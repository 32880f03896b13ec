import { PDFDict, PDFName, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib';
import { countDefinitions, decryptPdf, decryptStream, isEncrypted } from './decrypt-pdf.ts';
import { DocumentRefused, refusals } from './document-refused.ts';
import { findName, findObjects, findTrailers, type ObjectStart } from './find-objects.ts';
import { createUnpacker, mayHoldObjects } from './object-streams.ts';
import { type NumberedObject, refuseHarmfulLinks } from './pdf-links.ts';
import { refuseExternalStream } from './pdf-names.ts';
import { PdfReader } from './pdf-reader.ts';

type FoundObject = { start: ObjectStart; object: PDFObject };
type FoundStream = { start: ObjectStart; object: PDFRawStream };

/**
 * Refuses a PDF with active content. Readers repair files in different ways, so this reads every object that any of them could
 * find: earlier versions, unreachable ones and those inside strings, streams and object streams. What cannot be read is refused.
 */
export async function inspectPdf(bytes: Buffer): Promise<void> {
  try {
    await inspect(bytes);
  } catch (error) {
    throw error instanceof DocumentRefused ? error : refusals.unreadablePdf();
  }
}

async function inspect(bytes: Buffer): Promise<void> {
  const text = bytes.toString('latin1');
  const starts = findObjects(text);
  if (starts.length === 0) throw refusals.unreadablePdf();
  const { objects, trailers, roots } = readAll(bytes, text, starts);
  const streams = objects.filter((found): found is FoundStream => found.object instanceof PDFRawStream);
  for (const { object } of streams) refuseExternalStream((key) => object.dict.has(PDFName.of(key)));

  const dicts = [...trailers, ...objects.flatMap(({ object }) => dictOf(object) ?? [])];
  const definitions = countDefinitions(starts);
  const context = isEncrypted(dicts, definitions, findName(text, 'Encrypt').length)
    ? await decryptPdf(bytes)
    : undefined;
  const unpack = createUnpacker();
  const packed = streams
    .filter(({ object }) => mayHoldObjects(object.dict))
    .flatMap(({ start, object }) =>
      unpack(context ? decryptStream(context, start, object, definitions) : object),
    );
  refuseHiddenPacking([...objects.map(({ object }) => object), ...packed]);

  const plain: NumberedObject[] = context
    ? context.enumerateIndirectObjects().map(([ref, object]) => ({ number: ref.objectNumber, object }))
    : objects.map(({ start, object }) => ({ number: start.number, object }));
  const others = [...trailers, ...roots, ...packed].map((object) => ({ number: undefined, object }));
  refuseHarmfulLinks([...plain, ...others]);
}

/** A trailer acts only through its root. MuPDF takes any dictionary for a trailer, so every root is read. */
function readAll(bytes: Buffer, text: string, starts: ObjectStart[]) {
  const reader = new PdfReader(bytes);
  const objects: FoundObject[] = starts.flatMap((start) => {
    const object = reader.readAt(start.offset);
    return object ? { start, object } : [];
  });
  const trailers = findTrailers(text).flatMap((at) => reader.readDictionaryAt(at) ?? []);
  const roots = findName(text, 'Root').flatMap((at) => reader.readDictionaryAt(at) ?? []);
  return { objects, trailers, roots };
}

/** A dictionary that announces objects, but whose stream this parser does not see. Another reader might. */
function refuseHiddenPacking(objects: PDFObject[]): void {
  if (objects.some((object) => object instanceof PDFDict && mayHoldObjects(object)))
    throw refusals.unreadablePdf();
}

function dictOf(object: PDFObject): PDFDict | undefined {
  if (object instanceof PDFRawStream) return object.dict;
  return object instanceof PDFDict ? object : undefined;
}
