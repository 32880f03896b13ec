import type { TestProject } from 'vitest/node';
import { startFromSeed } from '../../support/start-from-seed.ts';

/** Our server on its embedded database. */
export default async function setup(project: TestProject) {
  const { server, remove } = await startFromSeed('contract');
  const { url, anonKey, staffKey } = server;
  project.provide('deployment', { url, anonKey, staffKey });
  return remove;
}
