import path from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { copyKeys, copySeed } from '../support/seed.ts';
import { type RunningPostgres, startPostgres } from '../support/start-postgres.ts';
import { type RunningServer, startServer } from '../support/start-server.ts';
import { makeTempFolder } from '../support/temp-folder.ts';

/** A data folder of its own for one test, with an empty database and the seed's keys. */
export async function seededDataDir(): Promise<string> {
  const { dir, remove } = await makeTempFolder('test');
  onTestFinished(remove);
  const dataDir = path.join(dir, 'data');
  await copySeed(inject('seed'), dataDir);
  return dataDir;
}

/** A data folder with the seed's keys and no database, for a server that has one elsewhere. */
export async function dataDirWithKeys(): Promise<string> {
  const { dir, remove } = await makeTempFolder('test');
  onTestFinished(remove);
  const dataDir = path.join(dir, 'data');
  await copyKeys(inject('seed'), dataDir);
  return dataDir;
}

/** Runs a server until the test is over. */
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
