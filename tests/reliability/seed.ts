import type { TestProject } from 'vitest/node';
import { findSeed } from '../support/seed.ts';

declare module 'vitest' {
  interface ProvidedContext {
    seed: string;
  }
}

export default async function setup(project: TestProject) {
  const { dir, remove } = await findSeed();
  project.provide('seed', dir);
  // For `startFromSeed()` in the workers, which start later.
  process.env.TEST_SEED = dir;
  return remove;
}
