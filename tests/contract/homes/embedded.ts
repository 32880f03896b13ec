import type { TestProject } from 'vitest/node';
import { startFreshServer } from '../../support/start-server.ts';

/** The server on its own embedded database. */
export default async function setup(project: TestProject) {
  const { server, remove } = await startFreshServer('embedded');
  project.provide('home', { url: server.url, anonKey: server.anonKey, staffKey: server.staffKey });
  return remove;
}
