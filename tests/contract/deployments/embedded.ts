import type { TestProject } from 'vitest/node';
import { startFromSeed } from './start-from-seed.ts';

/** Our server on its embedded database. */
export default async function setup(project: TestProject) {
  const { deployment, remove } = await startFromSeed();
  project.provide('deployment', deployment);
  return remove;
}
