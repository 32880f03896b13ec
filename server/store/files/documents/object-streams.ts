import { inflateSync } from 'node:zlib';
import {
  PDFArray,
  type PDFDict,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
} from '@cantoo/pdf-lib';
import { refusals } from './document-refused.ts';
import { maxObjects } from './find-objects.ts';
import { PdfReader } from './pdf-reader.ts';

const maxInflated = 32 * 1024 * 1024;
/** The list of a stream's objects has two numbers for each. */
const maxListLength = 24 * maxObjects;

/** Some readers rely on `N` and `First` and ignore the type. */
export function mayHoldObjects(dict: PDFDict): boolean {
  const has = (key: string) => dict.has(PDFName.of(key));
  return dict.get(PDFName.of('Type')) === PDFName.of('ObjStm') || (has('N') && has('First'));
}

/** Unpacks object streams. Counts what they hold, so that many small bombs are no better than a large one. */
export function createUnpacker() {
  let inflated = 0;
  let objects = 0;

  return (stream: PDFRawStream): PDFObject[] => {
    assertPlainlyCompressed(stream.dict);
    const bytes = inflateSync(stream.contents, { maxOutputLength: maxInflated - inflated });
    inflated += bytes.length;
    const unpacked = readPacked(bytes, numberAt(stream.dict, 'N'), numberAt(stream.dict, 'First'));
    objects += unpacked.length;
    if (objects > maxObjects || inflated >= maxInflated) throw refusals.unreadablePdf();
    return unpacked;
  };
}

export function inflates(bytes: Uint8Array): boolean {
  try {
    inflateSync(bytes, { maxOutputLength: maxInflated });
    return true;
  } catch {
    return false;
  }
}

/** Every known program compresses object streams in this way. With other filters, readers may disagree on the content. */
function assertPlainlyCompressed(dict: PDFDict): void {
  const filter = onlyValue(dict.get(PDFName.of('Filter')));
  const parameters = onlyValue(dict.get(PDFName.of('DecodeParms')));
  const abbreviated = dict.has(PDFName.of('DP'));
  if (filter !== PDFName.of('FlateDecode') || (parameters && parameters !== PDFNull) || abbreviated)
    throw refusals.unreadablePdf();
}

function onlyValue(value: PDFObject | undefined): PDFObject | undefined {
  return value instanceof PDFArray && value.size() === 1 ? value.get(0) : value;
}

function numberAt(dict: PDFDict, key: string): number {
  const value = dict.get(PDFName.of(key));
  if (!(value instanceof PDFNumber)) throw refusals.unreadablePdf();
  return value.asNumber();
}

/** Reads the objects one after the other, and again where the stream's own list of offsets has them. */
function readPacked(bytes: Buffer, count: number, first: number): PDFObject[] {
  if (first > maxListLength) throw refusals.unreadablePdf();
  const numbers = bytes
    .toString('latin1', 0, first)
    .split(/[\0\t\n\f\r ]+/)
    .filter(Boolean);
  if (numbers.length < 2 * count || numbers.some((number) => !/^\d{1,10}$/.test(number)))
    throw refusals.unreadablePdf();
  const listed = numbers.filter((_, at) => at % 2 === 1).map((offset) => first + Number(offset));

  const reader = new PdfReader(bytes);
  const starts = new Set<number>();
  const objects: PDFObject[] = [];
  const readAt = (offset: number) => {
    const object = reader.readAt(offset);
    if (!object) return;
    // A stream cannot be packed. Some readers would read it nevertheless.
    if (object instanceof PDFRawStream) throw refusals.unreadablePdf();
    objects.push(object);
    if (objects.length > maxObjects) throw refusals.unreadablePdf();
  };
  let at = reader.skipSpaceAt(first);
  while (at < bytes.length) {
    starts.add(at);
    readAt(at);
    at = reader.skipSpaceAt(reader.offset);
  }
  for (const offset of listed) if (!starts.has(offset)) readAt(offset);
  return objects;
}
