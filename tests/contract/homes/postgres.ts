import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../support/start-postgres.ts';
import { startFreshServer } from '../../support/start-server.ts';

/** The same server on a PostgreSQL that is started for it. */
export default async function setup(project: TestProject) {
  const postgres = await startPostgres();
  const { server, remove } = await startFreshServer('on-postgres', {
    databaseUrl: await postgres.createDatabase('contract'),
  });
  project.provide('home', { url: server.url, anonKey: server.anonKey, staffKey: server.staffKey });
  return async () => {
    await remove();
    await postgres.remove();
  };
}
