import { open, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { createQueue } from './one-at-a-time.ts';
import { storageErrors } from './storage-error.ts';

const unpack = promisify(inflate);
const mostUnpacked = 32 * 1024 * 1024;

/** As far from the end as a zip reader looks for an archive's directory. */
const zipReach = 65_557;
const zipEnd = Buffer.from('PK\x05\x06');
const pdfEnd = '%%EOF';

const scripts = nameOf('JavaScript');
const programs = nameOf('Launch');
const packedObjects = nameOf('ObjStm');
const inTurn = createQueue();

/**
 * Refuses a PDF that runs scripts or programs, or that is an archive as well, and cuts off what hangs behind its end. Gives back
 * the size that remains. A PDF cannot be made anew as a picture can, so this is a look, not a proof.
 */
export function checkPdf(file: string): Promise<number> {
  return inTurn(async () => {
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

async function assertQuiet(bytes: Buffer): Promise<void> {
  const text = bytes.toString('latin1');
  assertNoActions(text);
  let unpacked = 0;
  for (const { index, 0: opening } of text.matchAll(/(?<!end)stream\r?\n/g)) {
    const dictionary = text.slice(text.lastIndexOf('obj', index), index);
    if (!packedObjects.test(dictionary)) continue;
    const start = index + opening.length;
    const end = text.indexOf('endstream', start);
    const objects = await unpack(bytes.subarray(start, end < 0 ? undefined : end), {
      maxOutputLength: mostUnpacked,
    }).catch(() => {
      throw storageErrors.badType('The PDF is protected or broken');
    });
    unpacked += objects.length;
    if (unpacked > mostUnpacked) throw storageErrors.badType('The PDF is protected or broken');
    assertNoActions(objects.toString('latin1'));
  }
}

function assertNoActions(text: string): void {
  if (scripts.test(text) || programs.test(text))
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
