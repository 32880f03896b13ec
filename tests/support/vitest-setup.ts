import { prepareDatabases } from './databases.ts';

/** Databases for the tests of the backend. `npm test` has prepared them for all its steps. */
export default async function setup() {
  if (process.env.TEST_POSTGRES) return undefined;
  const { env, remove } = await prepareDatabases();
  // The workers start later, with this environment.
  Object.assign(process.env, env);
  return remove;
}
