import { open, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { createQueue, type Sender } from './one-at-a-time.ts';
import { storageErrors } from './storage-error.ts';

const unpack = promisify(inflate);
const mostUnpacked = 32 * 1024 * 1024;
/** Each holds a hundred objects or so; a document of ten megabytes needs a few hundred of them. */
const mostPacked = 2_000;
/** Far more than the pictures, faces and pages of a resume. */
const mostStreams = 20_000;

/** As far from the end as a zip reader looks for an archive's directory. */
const zipReach = 65_557;
const zipEnd = Buffer.from('PK\x05\x06');
const pdfEnd = '%%EOF';

const scripts = nameOf('JavaScript');
const programs = nameOf('Launch');
/** Played on opening, with scripts of their own. */
const media = [nameOf('Rendition'), nameOf('RichMedia')];
const packedObjects = nameOf('ObjStm');
/** Where the first of the packed objects begins. A reader goes by this; that the stream calls itself `ObjStm`, it may not look at. */
const firstObject = nameOf('First');
/** Readers forgive what stands between the word and its line end. */
const streamStart = /(?<!end)stream[^\r\n]{0,64}(?:\r\n?|\n)/g;
const inTurn = createQueue();

/**
 * Refuses a PDF that runs scripts or programs, or that is an archive as well, and cuts off what hangs behind its end. Gives back
 * the size that remains. A PDF cannot be made anew as a picture can, so this is a look, not a proof.
 */
export function checkPdf(file: string, sender: Sender): Promise<number> {
  return inTurn(sender, async () => {
    const bytes = await readFile(file);
    await assertQuiet(bytes);
    const size = endOf(bytes);
    const kept = bytes.subarray(0, size);
    if (kept.subarray(-zipReach).includes(zipEnd))
      throw storageErrors.badType('The file is a PDF and an archive at once');
    if (size < bytes.length) await cut(file, size);
    return size;
  });
}

/**
 * Once over the file, whatever it says: what belongs to a stream is looked for behind the start of the one before, and the
 * next end is searched for when the last is passed. Going back for each stream would take hours for a file made for it.
 */
async function assertQuiet(bytes: Buffer): Promise<void> {
  const text = bytes.toString('latin1');
  assertNoActions(text);
  let [before, end, streams, packed, unpacked] = [0, 0, 0, 0, 0];
  for (const { index, 0: opening } of text.matchAll(streamStart)) {
    const dictionary = text.slice(before, index);
    before = index;
    streams += 1;
    if (streams > mostStreams) throw storageErrors.badType('The PDF is protected or broken');
    const mustUnpack = packedObjects.test(dictionary);
    if (!mustUnpack && !firstObject.test(dictionary)) continue;
    const start = index + opening.length;
    if (end < start) end = endOfStream(text, start);
    packed += 1;
    const objects = await unpack(bytes.subarray(start, end), { maxOutputLength: mostUnpacked }).catch(
      () => undefined,
    );
    unpacked += objects?.length ?? 0;
    if ((mustUnpack && !objects) || packed > mostPacked || unpacked > mostUnpacked)
      throw storageErrors.badType('The PDF is protected or broken');
    if (objects) assertNoActions(objects.toString('latin1'));
  }
}

function endOfStream(text: string, start: number): number {
  const end = text.indexOf('endstream', start);
  return end < 0 ? text.length : end;
}

function assertNoActions(text: string): void {
  if ([scripts, programs, ...media].some((name) => name.test(text)))
    throw storageErrors.badType('The PDF runs scripts or programs');
}

/** A name as a PDF may write it: any letter may stand as # and two hexadecimal digits. */
function nameOf(name: string): RegExp {
  const letters = [...name].map((letter) => {
    const [high = '', low = ''] = letter.charCodeAt(0).toString(16);
    const digit = (value: string) => (/[a-f]/.test(value) ? `[${value}${value.toUpperCase()}]` : value);
    return `(?:${letter}|#${digit(high)}${digit(low)})`;
  });
  return new RegExp(`/${letters.join('')}(?![\\w#.-])`);
}

/** Behind the last end mark and its line end; the whole length where there is no mark. */
function endOf(bytes: Buffer): number {
  const mark = bytes.lastIndexOf(pdfEnd);
  if (mark < 0) return bytes.length;
  const after = mark + pdfEnd.length;
  const lineEnd = /^\r?\n?/.exec(bytes.toString('latin1', after, after + 2))?.[0].length ?? 0;
  return after + lineEnd;
}

async function cut(file: string, size: number): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.truncate(size);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
