import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** Builds into a folder beside `target` and swaps the two afterwards, so that a failed build leaves the old one in place. */
export async function buildBeside(target: string, build: (dir: string) => Promise<void>): Promise<void> {
  const next = `${target}.new`;
  const previous = `${target}.old`;
  await remove(next);
  await build(next);
  await remove(previous);
  await mkdir(path.dirname(target), { recursive: true });
  await rename(target, previous).catch(ignoreMissing);
  await rename(next, target);
  await remove(previous);
}

function remove(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true });
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
