import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { access, type FileHandle, link, mkdir, open, rename, unlink } from 'node:fs/promises';
import path from 'node:path';
import { isCode, Problem, toFileProblem } from './problem.ts';

const drafts = new Set<string>();

/** Removes unfinished files, also after an error or a signal. */
process.on('exit', () => {
  for (const draft of drafts) rmSync(draft, { force: true });
});

export function newDraft(target: string): string {
  const draft = path.join(path.dirname(target), `.${path.basename(target)}.${randomUUID().slice(0, 8)}.part`);
  drafts.add(draft);
  return draft;
}

export function removeDraft(draft: string): void {
  rmSync(draft, { force: true });
  drafts.delete(draft);
}

async function assertAbsent(target: string): Promise<void> {
  const exists = await access(target).then(
    () => true,
    () => false,
  );
  if (exists) throw new Problem(`${target} already exists and is not overwritten. Choose another name.`);
}

type Write<Result> = (file: FileHandle) => Promise<Result>;

/** Writes a draft that only its owner can read, then gives it its name. Never overwrites a file. */
export async function writeFileAtomically<Result>(target: string, write: Write<Result>): Promise<Result> {
  await assertAbsent(target);
  return writeDraft(target, write, moveFile);
}

/** Replaces a file, or leaves it as it was. */
export async function replaceFileAtomically(target: string, write: Write<void>): Promise<void> {
  await writeDraft(target, write, rename);
}

async function writeDraft<Result>(
  target: string,
  write: Write<Result>,
  giveName: (draft: string, target: string) => Promise<void>,
): Promise<Result> {
  await makeFolder(path.dirname(target));
  const draft = newDraft(target);
  try {
    const file = await open(draft, 'wx', 0o600);
    let result: Result;
    try {
      result = await write(file);
      await file.sync();
    } finally {
      await file.close();
    }
    await giveName(draft, target);
    return result;
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

async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    throw toFileProblem(error, folder);
  });
}
