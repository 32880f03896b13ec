import path from 'node:path';
import { beforeAll, inject, onTestFinished } from 'vitest';
import type { Database } from '../../server/database/database.ts';
import { migrate } from '../../server/database/migrate.ts';
import { openEmbedded } from '../../server/database/open-embedded.ts';
import { openPostgres } from '../../server/database/open-postgres.ts';
import { copyKeys, copySeed } from '../support/seed.ts';
import { type RunningPostgres, startPostgres } from '../support/start-postgres.ts';
import { type RunningServer, startServer } from '../support/start-server.ts';
import { makeTempFolder } from '../support/temp-folder.ts';

/** Makes a data folder for one test: an empty database and the seed's keys. */
export async function seededDataDir(): Promise<string> {
  const { dataDir, remove } = await makeDataDir(copySeed);
  onTestFinished(remove);
  return dataDir;
}

/** Makes a data folder with only the seed's keys, for a server with a database elsewhere. */
export async function dataDirWithKeys(): Promise<string> {
  const { dataDir, remove } = await makeDataDir(copyKeys);
  onTestFinished(remove);
  return dataDir;
}

/** Starts a server and stops it after the test. */
export async function serverFor(options: Parameters<typeof startServer>[0]): Promise<RunningServer> {
  const server = await startServer(options);
  onTestFinished(async () => {
    await server.stop('SIGKILL');
  });
  return server;
}

export async function postgresFor(): Promise<RunningPostgres> {
  const postgres = await startPostgres();
  onTestFinished(postgres.remove);
  return postgres;
}

/** Starts one server for all tests of a block. Each uses rows, files and addresses of its own. */
export function shareServer(readEnv: () => NodeJS.ProcessEnv = () => ({})): () => RunningServer {
  let server: RunningServer;
  beforeAll(async () => {
    const { dataDir, remove } = await makeDataDir(copySeed);
    server = await startServer({ dataDir, env: readEnv() });
    return async () => {
      await server.stop('SIGKILL');
      await remove();
    };
  });
  return () => server;
}

type Shared = { database: Database; dataDir: string };

/** Opens one database for all tests of a block, without a server. Each uses rows and files of its own. */
export function shareDatabase(kind: 'embedded' | 'postgres'): () => Shared {
  let shared: Shared;
  beforeAll(async () => {
    const { dataDir, remove } = await makeDataDir(kind === 'embedded' ? copySeed : copyKeys);
    const postgres = kind === 'postgres' ? await startPostgres() : undefined;
    const database = postgres
      ? await openPostgres(await postgres.createDatabase('shared'))
      : await openEmbedded(dataDir);
    shared = { database, dataDir };
    await migrate(database, 'supabase');
    return async () => {
      await database.close();
      await postgres?.remove();
      await remove();
    };
  });
  return () => shared;
}

async function makeDataDir(fill: (seed: string, dataDir: string) => Promise<void>) {
  const { dir, remove } = await makeTempFolder('test');
  const dataDir = path.join(dir, 'data');
  await fill(inject('seed'), dataDir);
  return { dataDir, remove };
}
