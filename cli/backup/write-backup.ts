import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { type FileHandle, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Key } from 'openpgp';
import { type Pack, pack } from 'tar-stream';
import { isCode, Problem, toFileProblem } from '../problem.ts';
import { makeFolder, moveFolder, newDraft, removeDraft, writeFileAtomically } from '../write-atomically.ts';
import { encryptChunks } from './encryption.ts';
import { type Measured, measure } from './measure.ts';

/** Adds one entry to a backup and returns its size and hash. */
export type AddEntry = (name: string, chunks: AsyncIterable<Uint8Array>) => Promise<Measured>;

/**
 * Writes an archive if the name ends in .tar, an encrypted one if it ends in .tar.pgp, otherwise a folder. An unfinished
 * backup never gets the name. Never overwrites. Returns the size and hash of an archive.
 */
export async function writeBackup(target: string, recipients: Key[], fill: (add: AddEntry) => Promise<void>) {
  if (/\.tar(\.pgp)?$/.test(target)) {
    let written: Measured | undefined;
    await writeFileAtomically(target, async (file) => {
      written = await writeTar(target, file, recipients, fill);
    });
    return written;
  }
  await assertEmpty(target);
  await makeFolder(path.dirname(target));
  const draft = newDraft(target);
  try {
    await mkdir(draft, { mode: 0o700 });
    await fill((name, chunks) => writeEntry(path.join(draft, name), chunks));
  } catch (error) {
    removeDraft(draft);
    throw toFileProblem(error, target);
  }
  await moveFolder(draft, target);
  return undefined;
}

async function assertEmpty(target: string): Promise<void> {
  const entries = await readdir(target).catch((error: unknown) => {
    if (isCode(error, 'ENOENT')) return [];
    throw isCode(error, 'ENOTDIR')
      ? new Problem(`${target} is a file. Name a new folder, or a file that ends in .tar or .tar.pgp.`)
      : error;
  });
  if (entries.length > 0)
    throw new Problem(`${target} is not empty and is not overwritten. Choose another name.`);
}

async function writeEntry(file: string, chunks: AsyncIterable<Uint8Array>): Promise<Measured> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const measured = measure(chunks);
  await pipeline(measured.chunks, createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }));
  return measured.result();
}

async function writeTar(
  target: string,
  file: FileHandle,
  recipients: Key[],
  fill: (add: AddEntry) => Promise<void>,
): Promise<Measured> {
  const archive = pack();
  const draft = newDraft(target);
  const bytes = archive as AsyncIterable<Uint8Array>;
  const write = async () => {
    const measured = measure(recipients.length > 0 ? await encryptChunks(bytes, recipients) : bytes);
    await file.writeFile(measured.chunks);
    return measured.result();
  };
  const written = write();
  const filled = fill((name, chunks) => addToTar(archive, draft, name, chunks)).then(() =>
    archive.finalize(),
  );
  const errors: unknown[] = [];
  for (const side of [filled, written])
    side.catch((error: Error) => {
      errors.push(error);
      archive.destroy(error);
    });
  // The draft is removed only when nothing can write it again. The first error caused the second.
  await Promise.allSettled([filled, written]);
  removeDraft(draft);
  if (errors.length > 0) throw errors[0];
  return written;
}

/**
 * A tar header has the size of its entry, which is known only after a table is read. So each entry is first written to a
 * draft file of its own, encrypted with a key that exists only in memory: a crash must not leave a readable record.
 */
async function addToTar(archive: Pack, draft: string, name: string, chunks: AsyncIterable<Uint8Array>) {
  const [key, iv] = [randomBytes(32), randomBytes(16)];
  const measured = measure(chunks);
  const drafted = createWriteStream(draft, { mode: 0o600 });
  await pipeline(measured.chunks, createCipheriv('aes-256-ctr', key, iv), drafted);
  const result = measured.result();
  const entry = archive.entry({ name, size: result.bytes, mode: 0o600 });
  await pipeline(createReadStream(draft), createDecipheriv('aes-256-ctr', key, iv), entry);
  return result;
}
