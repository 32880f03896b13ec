import path from 'node:path';
import { onTestFinished } from 'vitest';
import { openEmbedded } from '../../server/store/database/open-embedded.ts';
import { openPostgres } from '../../server/store/database/open-postgres.ts';
import { createDatabase } from '../support/databases.ts';
import { openRemovable } from '../support/open-test-server.ts';
import { copyKeys, copySeed, seedDir } from '../support/seed.ts';
import { share } from '../support/share.ts';
import {
  type RunningServer,
  type ServerOptions,
  startAndFail,
  startServer,
} from '../support/start-server.ts';
import { makeTempFolder } from '../support/temp-folder.ts';
import { folderForTest } from '../support/test-folder.ts';

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

/** Opens a database without a server. */
export function openTestDatabase(kind: 'embedded' | 'postgres') {
  return openRemovable(async (removals) => {
    const folder = await makeTempFolder('test');
    removals.push(folder.remove);
    const dataDir = path.join(folder.dir, 'data');
    await (kind === 'embedded' ? copySeed : copyKeys)(seedDir(), dataDir);
    const created = kind === 'postgres' ? await createDatabase() : undefined;
    if (created) removals.push(created.remove);
    const database = await (created ? openPostgres(created.url) : openEmbedded(dataDir));
    removals.push(database.close);
    return { database, dataDir };
  });
}

/** One database for all tests of a block. Each uses rows and files of its own. */
export const shareDatabase = (kind: 'embedded' | 'postgres') => share(() => openTestDatabase(kind));

/** A database in the PostgreSQL of the run, for a test that opens several servers on it. */
export async function databaseFor(content?: 'migrated' | 'empty'): Promise<{ url: string }> {
  const { url, remove } = await createDatabase(content);
  onTestFinished(remove);
  return { url };
}

async function makeDataDir(fill: typeof copySeed): Promise<string> {
  const dataDir = path.join(await folderForTest(), 'data');
  await fill(seedDir(), dataDir);
  return dataDir;
}
