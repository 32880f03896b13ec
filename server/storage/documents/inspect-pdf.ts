import { PDFDict, PDFName, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib';
import { countDefinitions, decryptPdf, decryptStream, isEncrypted } from './decrypt-pdf.ts';
import { DocumentRefused, refusals } from './document-refused.ts';
import { findObjects, findTrailers, type ObjectStart } from './find-objects.ts';
import { createUnpacker, mayHoldObjects } from './object-streams.ts';
import { type NumberedObject, refuseHarmfulLinks } from './pdf-links.ts';
import { refuseExternalStream } from './pdf-names.ts';
import { PdfReader } from './pdf-reader.ts';

/** How often all bytes may be read. Objects inside each other's strings would be read again and again. */
const maxReadings = 4;

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
  const { objects, trailers } = readAll(bytes, starts, findTrailers(text));
  const streams = objects.filter((found): found is FoundStream => found.object instanceof PDFRawStream);
  for (const { object } of streams) refuseExternalStream((key) => object.dict.has(PDFName.of(key)));

  const dicts = [...trailers, ...objects.flatMap(({ object }) => dictOf(object) ?? [])];
  const definitions = countDefinitions(starts);
  const context = isEncrypted(dicts, definitions) ? await decryptPdf(bytes) : undefined;
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
  const others = [...trailers, ...packed].map((object) => ({ number: undefined, object }));
  refuseHarmfulLinks([...plain, ...others]);
}

function readAll(bytes: Buffer, starts: ObjectStart[], trailerOffsets: number[]) {
  const reader = new PdfReader(bytes);
  let budget = maxReadings * bytes.length;
  const count = <Result>(offset: number, result: Result): Result => {
    budget -= reader.offset - offset;
    if (budget < 0) throw refusals.unreadablePdf();
    return result;
  };
  const objects: FoundObject[] = starts.flatMap((start) => {
    const object = count(start.offset, reader.readAt(start.offset));
    return object ? { start, object } : [];
  });
  const trailers = trailerOffsets.flatMap((at) => count(at, reader.readDictionaryAt(at)) ?? []);
  return { objects, trailers };
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
