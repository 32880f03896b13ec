import type { TestProject } from 'vitest/node';
import { startFromSeed } from '../../support/start-from-seed.ts';
import { startPostgres } from '../../support/start-postgres.ts';

/** Our server on a PostgreSQL that is started for the tests. */
export default async function setup(project: TestProject) {
  const postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase('contract');
  const { server, remove } = await startFromSeed('contract', { databaseUrl });
  const { url, anonKey, staffKey } = server;
  project.provide('deployment', { url, anonKey, staffKey });
  return async () => {
    await remove();
    await postgres.remove();
  };
}
