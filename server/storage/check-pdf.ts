import { open, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { createSerialQueue, type Sender } from './serial-queue.ts';
import { storageErrors } from './storage-error.ts';

const inflateAsync = promisify(inflate);
const maxInflated = 32 * 1024 * 1024;
/** A document of ten megabytes has a few hundred object streams. */
const maxObjectStreams = 2_000;
/** Far more than the pictures, fonts and pages of a resume. */
const maxStreams = 20_000;

/** How far from the end a zip reader looks for an archive's directory. */
const zipSearchLength = 65_557;
const zipEnd = Buffer.from('PK\x05\x06');
const pdfEnd = '%%EOF';

const scripts = nameOf('JavaScript');
const programs = nameOf('Launch');
/** Play on opening, and may run scripts. */
const media = [nameOf('Rendition'), nameOf('RichMedia')];
const objectStream = nameOf('ObjStm');
/** Offset of the first object in an object stream. Some readers rely on it and ignore the type `ObjStm`. */
const firstObject = nameOf('First');
/** Readers tolerate text between the keyword and its line end. */
const streamStart = /(?<!end)stream[^\r\n]{0,64}(?:\r\n?|\n)/g;
const enqueue = createSerialQueue();

/**
 * Refuses a PDF that runs scripts or programs, or that is also an archive, and truncates it after its end mark. Returns the
 * remaining size. A PDF cannot be re-encoded like a picture, so this check cannot prove that it is harmless.
 */
export function checkPdf(file: string, sender: Sender): Promise<number> {
  return enqueue(sender, async () => {
    const bytes = await readFile(file);
    await assertNoActiveContent(bytes);
    const size = endOf(bytes);
    const kept = bytes.subarray(0, size);
    if (kept.subarray(-zipSearchLength).includes(zipEnd))
      throw storageErrors.badType('The file is a PDF and an archive at once');
    if (size < bytes.length) await truncate(file, size);
    return size;
  });
}

/**
 * Scans the file in one pass: a stream's dictionary is searched for after the previous stream's start, and the next end only
 * after the last one is passed. A new search for each stream would take hours for a crafted file.
 */
async function assertNoActiveContent(bytes: Buffer): Promise<void> {
  const text = bytes.toString('latin1');
  assertNoActionNames(text);
  let [previous, end, streams, objectStreams, inflated] = [0, 0, 0, 0, 0];
  for (const { index, 0: opening } of text.matchAll(streamStart)) {
    const dictionary = text.slice(previous, index);
    previous = index;
    streams += 1;
    if (streams > maxStreams) throw storageErrors.badType('The PDF is protected or broken');
    const mustInflate = objectStream.test(dictionary);
    if (!mustInflate && !firstObject.test(dictionary)) continue;
    const start = index + opening.length;
    if (end < start) end = endOfStream(text, start);
    objectStreams += 1;
    const objects = await inflateAsync(bytes.subarray(start, end), { maxOutputLength: maxInflated }).catch(
      () => undefined,
    );
    inflated += objects?.length ?? 0;
    if ((mustInflate && !objects) || objectStreams > maxObjectStreams || inflated > maxInflated)
      throw storageErrors.badType('The PDF is protected or broken');
    if (objects) assertNoActionNames(objects.toString('latin1'));
  }
}

function endOfStream(text: string, start: number): number {
  const end = text.indexOf('endstream', start);
  return end < 0 ? text.length : end;
}

function assertNoActionNames(text: string): void {
  if ([scripts, programs, ...media].some((name) => name.test(text)))
    throw storageErrors.badType('The PDF runs scripts or programs');
}

/** Matches a PDF name, in which any letter may be written as # and two hexadecimal digits. */
function nameOf(name: string): RegExp {
  const letters = [...name].map((letter) => {
    const [high = '', low = ''] = letter.charCodeAt(0).toString(16);
    const digit = (value: string) => (/[a-f]/.test(value) ? `[${value}${value.toUpperCase()}]` : value);
    return `(?:${letter}|#${digit(high)}${digit(low)})`;
  });
  return new RegExp(`/${letters.join('')}(?![\\w#.-])`);
}

/** The offset after the last end mark and its line end, or the whole length if there is no mark. */
function endOf(bytes: Buffer): number {
  const mark = bytes.lastIndexOf(pdfEnd);
  if (mark < 0) return bytes.length;
  const after = mark + pdfEnd.length;
  const lineEnd = /^\r?\n?/.exec(bytes.toString('latin1', after, after + 2))?.[0].length ?? 0;
  return after + lineEnd;
}

async function truncate(file: string, size: number): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.truncate(size);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
