import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { access, type FileHandle, link, mkdir, open, rename, unlink } from 'node:fs/promises';
import path from 'node:path';
import { isCode, Problem } from './problem.ts';

const drafts = new Set<string>();

/** Half-written files and folders go away however the tool ends. */
process.on('exit', () => {
  for (const draft of drafts) rmSync(draft, { recursive: true, force: true });
});

export function newDraft(target: string): string {
  const draft = path.join(path.dirname(target), `.${path.basename(target)}.${randomUUID().slice(0, 8)}.part`);
  drafts.add(draft);
  return draft;
}

export function removeDraft(draft: string): void {
  rmSync(draft, { recursive: true, force: true });
  drafts.delete(draft);
}

export async function assertFree(target: string): Promise<void> {
  const there = await access(target).then(
    () => true,
    () => false,
  );
  if (there) throw new Problem(`${target} is there already, and nothing is ever overwritten.`);
}

/** Writes a file for its owner's eyes alone: whole or not at all, and never over one that is there. */
export async function writeWhole(target: string, write: (file: FileHandle) => Promise<void>): Promise<void> {
  await assertFree(target);
  await makeFolder(path.dirname(target));
  const draft = newDraft(target);
  try {
    const file = await open(draft, 'wx', 0o600);
    try {
      await write(file);
      await file.sync();
    } finally {
      await file.close();
    }
    await moveIntoPlace(draft, target);
  } catch (error) {
    throw toFileProblem(error, target);
  } finally {
    removeDraft(draft);
  }
}

/** A link fails where the name is taken, a rename would not; file systems without links get the next best. */
async function moveIntoPlace(draft: string, target: string): Promise<void> {
  try {
    await link(draft, target);
    await unlink(draft);
  } catch (error) {
    if (isCode(error, 'EEXIST')) return assertFree(target);
    await assertFree(target);
    await rename(draft, target);
  }
}

export async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    throw toFileProblem(error, folder);
  });
}

/** Moves a finished folder to its name. Linux lets it replace an empty folder, and nothing else. */
export async function moveFolder(draft: string, target: string): Promise<void> {
  await rename(draft, target).catch((error: unknown) => {
    if (isCode(error, 'ENOTEMPTY', 'EEXIST', 'ENOTDIR')) return assertFree(target);
    throw toFileProblem(error, target);
  });
  drafts.delete(draft);
}

export function toFileProblem(error: unknown, file: string): unknown {
  if (isCode(error, 'ENOENT', 'ENOTDIR')) return new Problem(`${file} does not exist.`);
  if (isCode(error, 'EACCES', 'EPERM', 'EROFS')) return new Problem(`This user may not use ${file}.`);
  if (isCode(error, 'ENOSPC', 'EDQUOT')) return new Problem(`There is no room left for ${file}.`);
  if (isCode(error, 'EEXIST')) return new Problem(`${file} is in the way.`);
  if (isCode(error, 'EISDIR')) return new Problem(`${file} is a folder.`);
  return error;
}
