import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pack } from 'tar-stream';
import { isCode, Problem, toFileProblem } from '../problem.ts';
import { makeFolder, moveFolder, newDraft, removeDraft, writeFileAtomically } from '../write-atomically.ts';
import { type Measured, measure } from './measure.ts';

/** Adds one entry to a backup and returns its size and hash. */
export type AddEntry = (name: string, chunks: AsyncIterable<Uint8Array>) => Promise<Measured>;

/** Writes a .tar if the name ends so, otherwise a folder. An unfinished backup never gets the name. Never overwrites. */
export async function writeBackup(target: string, fill: (add: AddEntry) => Promise<void>): Promise<void> {
  if (target.endsWith('.tar')) return writeFileAtomically(target, (file) => writeTar(target, file, fill));
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
}

async function assertEmpty(target: string): Promise<void> {
  const entries = await readdir(target).catch((error: unknown) => {
    if (isCode(error, 'ENOENT')) return [];
    throw isCode(error, 'ENOTDIR')
      ? new Problem(`${target} is a file. Name a new folder, or a file that ends in .tar.`)
      : error;
  });
  if (entries.length > 0)
    throw new Problem(`${target} is not empty and is not overwritten. Choose another name.`);
}

async function writeEntry(file: string, chunks: AsyncIterable<Uint8Array>): Promise<Measured> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const handle = await open(file, 'wx', 0o600);
  try {
    const measured = measure(chunks);
    for await (const chunk of measured.chunks) await handle.writeFile(chunk);
    await handle.sync();
    return measured.result();
  } finally {
    await handle.close();
  }
}

/**
 * A tar header has the size of its entry, which is known only after a table is read. So each entry is first written to a
 * draft file of its own.
 */
async function writeTar(target: string, file: FileHandle, fill: (add: AddEntry) => Promise<void>) {
  const archive = pack();
  const draft = newDraft(target);
  const add: AddEntry = async (name, chunks) => {
    const measured = measure(chunks);
    await writeFile(draft, measured.chunks, { mode: 0o600 });
    const result = measured.result();
    const entry = archive.entry({ name, size: result.bytes, mode: 0o600 });
    await pipeline(createReadStream(draft), entry);
    return result;
  };
  const written = file.writeFile(archive as AsyncIterable<Uint8Array>);
  const filled = fill(add).then(() => archive.finalize());
  filled.catch((error: Error) => archive.destroy(error));
  // The draft is removed only when nothing can write it again. Whichever side fails first, `written` has its error.
  await Promise.allSettled([filled, written]);
  removeDraft(draft);
  await written;
}
