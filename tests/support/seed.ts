import { cp } from 'node:fs/promises';
import path from 'node:path';
import { startServer } from './start-server.ts';
import { makeTempFolder } from './temp-folder.ts';

export type Seed = { dir: string; remove: () => Promise<void> };

/** A data folder with an empty database and its keys, as the server makes it on its first start. */
export async function makeSeed(): Promise<Seed> {
  const { dir, remove } = await makeTempFolder('seed');
  const seed = path.join(dir, 'data');
  await (await startServer({ dataDir: seed })).stop();
  return { dir: seed, remove };
}

/** Making one takes seconds, so all start from copies: of the one that `npm test` made for every suite, or of our own. */
export async function findSeed(): Promise<Seed> {
  const dir = process.env.TEST_SEED;
  return dir ? { dir, remove: async () => {} } : makeSeed();
}

export async function copySeed(seed: string, dataDir: string): Promise<void> {
  await cp(seed, dataDir, { recursive: true });
}

/** The seed's keys and no database, for a server that has one elsewhere. */
export async function copyKeys(seed: string, dataDir: string): Promise<void> {
  await cp(path.join(seed, 'keys'), path.join(dataDir, 'keys'), { recursive: true });
}
