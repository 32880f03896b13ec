import { statfsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const inMemory = '/dev/shm';
const enough = 4 * 1024 ** 3;

/**
 * Where tests keep their folders: in memory where there is room. They try what the program does and not the disk, and a
 * program that was killed leaves the same bytes in either.
 */
export function findRoom(): string {
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize > enough ? inMemory : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** A folder of its own for one test or one server; `remove` takes it away with all that is in it. */
export async function makeTempFolder(
  name: string,
  room: string = findRoom(),
): Promise<{ dir: string; remove: () => Promise<void> }> {
  const dir = await mkdtemp(path.join(room, `harborlight-${name}-`));
  return { dir, remove: () => rm(dir, { recursive: true, force: true, maxRetries: 5 }) };
}
