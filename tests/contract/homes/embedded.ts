import type { TestProject } from 'vitest/node';
import { serveFromSeed } from './serve-from-seed.ts';

/** The server on its own embedded database. */
export default async function setup(project: TestProject) {
  const { home, remove } = await serveFromSeed();
  project.provide('home', home);
  return remove;
}
