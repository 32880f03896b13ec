import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../support/start-postgres.ts';
import { startFromSeed } from './start-from-seed.ts';

/** Our server on a PostgreSQL that is started for the tests. */
export default async function setup(project: TestProject) {
  const postgres = await startPostgres();
  const { deployment, remove } = await startFromSeed(await postgres.createDatabase('contract'));
  project.provide('deployment', deployment);
  return async () => {
    await remove();
    await postgres.remove();
  };
}
