import path from 'node:path';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import type { Database } from '../../server/database/database.ts';
import { openEmbedded } from '../../server/database/open-embedded.ts';
import { openPostgres } from '../../server/database/open-postgres.ts';
import { createDatabase } from '../support/databases.ts';
import { copyKeys, copySeed, seedDir } from '../support/seed.ts';
import {
  type RunningServer,
  type ServerOptions,
  startAndFail,
  startServer,
} from '../support/start-server.ts';
import { makeTempFolder } from '../support/temp-folder.ts';

/** Makes a data folder for one test: an empty database and the seed's keys. */
export const seededDataDir = () => makeDataDir(copySeed);

/** Makes a data folder with only the seed's keys, for a server with a database elsewhere. */
export const dataDirWithKeys = () => makeDataDir(copyKeys);

/** Starts a server as a process of its own, and ends it after the test. */
export function serverFor(options: ServerOptions): Promise<RunningServer> {
  return startServer({ ...options, onSpawn: endAfterTest });
}

/** Also if it never opens. */
function endAfterTest(stop: RunningServer['stop']): void {
  onTestFinished(async () => {
    await stop('SIGKILL');
  });
}

/** Starts a server that is expected to exit, and ends it after the test if it does not. */
export function failedStartFor(options: ServerOptions): ReturnType<typeof startAndFail> {
  return startAndFail({
    ...options,
    onSpawn: (stop) => {
      endAfterTest(stop);
      options.onSpawn?.(stop);
    },
  });
}

type Shared = { database: Database; dataDir: string };

/** Opens one database for all tests of a block, without a server. Each uses rows and files of its own. */
export function shareDatabase(kind: 'embedded' | 'postgres'): () => Shared {
  const removals: Array<() => Promise<unknown>> = [];
  let shared: Shared;
  beforeAll(async () => {
    const folder = await makeTempFolder('test');
    removals.push(folder.remove);
    const dataDir = path.join(folder.dir, 'data');
    await (kind === 'embedded' ? copySeed : copyKeys)(seedDir(), dataDir);
    const created = kind === 'postgres' ? await createDatabase() : undefined;
    if (created) removals.push(created.remove);
    const database = await (created ? openPostgres(created.url) : openEmbedded(dataDir));
    removals.push(database.close);
    shared = { database, dataDir };
  });
  afterAll(async () => {
    for (const removal of removals.reverse()) await removal();
  });
  return () => shared;
}

/** A database in the PostgreSQL of the run, for a test that opens several servers on it. */
export async function databaseFor(content?: 'migrated' | 'empty'): Promise<{ url: string }> {
  const { url, remove } = await createDatabase(content);
  onTestFinished(remove);
  return { url };
}

async function makeDataDir(fill: typeof copySeed): Promise<string> {
  const { dir, remove } = await makeTempFolder('test');
  onTestFinished(remove);
  const dataDir = path.join(dir, 'data');
  await fill(seedDir(), dataDir);
  return dataDir;
}
