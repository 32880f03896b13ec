import type { TestProject } from 'vitest/node';
import { createDatabase } from '../../support/databases.ts';
import { startFromSeed } from '../../support/start-from-seed.ts';

/** Our server on PostgreSQL. */
export default async function setup(project: TestProject) {
  const database = await createDatabase();
  const { server, remove } = await startFromSeed('contract', { databaseUrl: database.url });
  const { url, anonKey, staffKey } = server;
  project.provide('deployment', { url, anonKey, staffKey });
  return async () => {
    await remove();
    await database.remove();
  };
}
