import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startServer } from '../support/start-server.ts';
import { makeTempFolder } from '../support/temp-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    seed: string;
  }
}

/** One data folder with an empty database and its keys. Making it takes seconds, so the tests start from copies. */
export default async function setup(project: TestProject) {
  const { dir, remove } = await makeTempFolder('seed');
  const seed = path.join(dir, 'data');
  await (await startServer({ dataDir: seed })).stop();
  project.provide('seed', seed);
  return remove;
}
