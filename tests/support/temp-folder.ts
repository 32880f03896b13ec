import { rmSync, statfsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const inMemory = '/dev/shm';
const enough = 4 * 1024 ** 3;

/** Finds the folder for test data: in memory if there is room, because no test depends on a real disk. */
export function findRoom(): string {
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize > enough ? inMemory : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** The id of the process that started this run, in the name of each folder. left-behind.ts finds them by it. */
export function runId(): string {
  return process.env.TEST_RUN ?? String(process.pid);
}

const folders = new Set<string>();

// What a run that is cut off has not removed.
process.once('exit', () => {
  for (const dir of folders) rmSync(dir, { recursive: true, force: true, maxRetries: 5 });
});

/** Makes a temporary folder. `remove` deletes it with its contents, and so does the end of this process. */
export async function makeTempFolder(
  name: string,
  room: string = findRoom(),
): Promise<{ dir: string; remove: () => Promise<void> }> {
  const dir = await mkdtemp(path.join(room, `harborlight-${name}-${runId()}-`));
  folders.add(dir);
  const remove = async () => {
    await rm(dir, { recursive: true, force: true, maxRetries: 5 });
    folders.delete(dir);
  };
  return { dir, remove };
}
