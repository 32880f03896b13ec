import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { access, type FileHandle, link, mkdir, open, rename, unlink } from 'node:fs/promises';
import path from 'node:path';
import { isCode, Problem, toFileProblem } from './problem.ts';

const drafts = new Set<string>();

/** Removes unfinished files and folders, also after an error or a signal. */
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

async function assertAbsent(target: string): Promise<void> {
  const exists = await access(target).then(
    () => true,
    () => false,
  );
  if (exists) throw new Problem(`${target} already exists and is not overwritten. Choose another name.`);
}

type Write = (file: FileHandle) => Promise<void>;

/** Writes a draft that only its owner can read, then gives it its name. Never overwrites a file. */
export async function writeFileAtomically(target: string, write: Write): Promise<void> {
  await assertAbsent(target);
  await writeDraft(target, write, moveFile);
}

/** Replaces a file, or leaves it as it was. */
export async function replaceFileAtomically(target: string, write: Write): Promise<void> {
  await writeDraft(target, write, rename);
}

async function writeDraft(
  target: string,
  write: Write,
  giveName: (draft: string, target: string) => Promise<void>,
): Promise<void> {
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
    await giveName(draft, target);
  } catch (error) {
    throw toFileProblem(error, target);
  } finally {
    removeDraft(draft);
  }
}

/** Links first, because a link fails if the name exists and a rename overwrites. Some file systems have no links. */
async function moveFile(draft: string, target: string): Promise<void> {
  try {
    await link(draft, target);
    await unlink(draft);
  } catch (error) {
    if (isCode(error, 'EEXIST')) return assertAbsent(target);
    await assertAbsent(target);
    await rename(draft, target);
  }
}

export async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    throw toFileProblem(error, folder);
  });
}

/** Gives a finished folder its name. A rename replaces an empty folder, and nothing else. */
export async function moveFolder(draft: string, target: string): Promise<void> {
  await rename(draft, target).catch((error: unknown) => {
    if (isCode(error, 'ENOTEMPTY', 'EEXIST', 'ENOTDIR')) return assertAbsent(target);
    throw toFileProblem(error, target);
  });
  drafts.delete(draft);
}
