import path from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { copyKeys, copySeed } from '../support/seed.ts';
import { type RunningPostgres, startPostgres } from '../support/start-postgres.ts';
import { type RunningServer, startServer } from '../support/start-server.ts';
import { makeTempFolder } from '../support/temp-folder.ts';

/** Makes a data folder for one test: an empty database and the seed's keys. */
export async function seededDataDir(): Promise<string> {
  const { dir, remove } = await makeTempFolder('test');
  onTestFinished(remove);
  const dataDir = path.join(dir, 'data');
  await copySeed(inject('seed'), dataDir);
  return dataDir;
}

/** Makes a data folder with only the seed's keys, for a server with a database elsewhere. */
export async function dataDirWithKeys(): Promise<string> {
  const { dir, remove } = await makeTempFolder('test');
  onTestFinished(remove);
  const dataDir = path.join(dir, 'data');
  await copyKeys(inject('seed'), dataDir);
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
