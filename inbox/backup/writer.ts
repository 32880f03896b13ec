import { type FileHandle, mkdir, open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { isCode, Problem } from '../problem.ts';
import { makeFolder, moveFolder, newDraft, toFileProblem, writeWhole } from '../write-whole.ts';
import { type Measured, measure } from './hashed.ts';
import { tarEnd, tarHeader, tarPadding } from './tar.ts';

/** Adds one entry to a backup and tells its size and hash. */
export type AddEntry = (name: string, chunks: AsyncIterable<Uint8Array>) => Promise<Measured>;

/** A backup as one .tar or as a folder, by its name: whole or not at all, and never over one that is there. */
export async function writeBackup(target: string, fill: (add: AddEntry) => Promise<void>): Promise<void> {
  if (target.endsWith('.tar')) return writeWhole(target, (file) => writeTar(file, fill));
  await assertEmpty(target);
  await makeFolder(path.dirname(target));
  const draft = newDraft(target);
  try {
    await mkdir(draft, { mode: 0o700 });
    await fill((name, chunks) => writeEntry(path.join(draft, name), chunks));
  } catch (error) {
    throw toFileProblem(error, target);
  }
  await moveFolder(draft, target);
}

async function assertEmpty(target: string): Promise<void> {
  const entries = await readdir(target).catch((error: unknown) => {
    if (isCode(error, 'ENOENT')) return [];
    throw isCode(error, 'ENOTDIR')
      ? new Problem(`${target} is a file. Name a new folder, or a .tar.`)
      : error;
  });
  if (entries.length > 0)
    throw new Problem(`${target} is not empty, and nothing is ever overwritten. Choose another name.`);
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

async function writeTar(file: FileHandle, fill: (add: AddEntry) => Promise<void>): Promise<void> {
  let end = 0;
  const append = async (bytes: Uint8Array) => {
    await file.write(bytes, 0, bytes.length, end);
    end += bytes.length;
  };
  await fill(async (name, chunks) => {
    const start = end;
    // How long a table will be is known only after it is written, so its header is written last.
    end += 512;
    const measured = measure(chunks);
    for await (const chunk of measured.chunks) await append(chunk);
    const result = measured.result();
    await append(tarPadding(result.bytes));
    await file.write(tarHeader(name, result.bytes, new Date()), 0, 512, start);
    return result;
  });
  await append(tarEnd);
}
