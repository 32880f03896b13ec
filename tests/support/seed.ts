import { cpSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { startServer } from './start-server.ts';
import { makeTempFolder } from './temp-folder.ts';

/** Creates a data folder with an empty database and its keys by starting a server once. */
export async function makeSeed() {
  const { dir, remove } = await makeTempFolder('seed');
  const seed = path.join(dir, 'data');
  // Open to other users: start.reliability.ts checks that the first start closes it.
  await mkdir(seed);
  await chmod(seed, 0o755);
  await (await startServer({ dataDir: seed })).stop();
  return { dir: seed, remove };
}

/** The seed of this run. It takes seconds to make, so tests start from copies of it. */
export function seedDir(): string {
  const dir = process.env.TEST_SEED;
  if (!dir)
    throw new Error('TEST_SEED is not set: `npm test` and the set-up of Vitest and Playwright set it.');
  return dir;
}

/** Copies the thousand files of the seed. `cpSync` needs a tenth of the time of `cp`. */
export async function copySeed(seed: string, dataDir: string): Promise<void> {
  cpSync(seed, dataDir, { recursive: true });
}

/** Copies only the keys, for a server with a database elsewhere. */
export async function copyKeys(seed: string, dataDir: string): Promise<void> {
  cpSync(path.join(seed, 'keys'), path.join(dataDir, 'keys'), { recursive: true });
}
