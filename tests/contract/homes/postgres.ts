import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../support/start-postgres.ts';
import { serveFromSeed } from './serve-from-seed.ts';

/** The same server on a PostgreSQL that is started for it. */
export default async function setup(project: TestProject) {
  const postgres = await startPostgres();
  const { home, remove } = await serveFromSeed(await postgres.createDatabase('contract'));
  project.provide('home', home);
  return async () => {
    await remove();
    await postgres.remove();
  };
}
