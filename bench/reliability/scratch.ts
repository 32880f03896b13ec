import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type RunningServer, startServer } from '../../tests/support/start-server.ts';
import { findRoom, makeTempFolder } from '../../tests/support/temp-folder.ts';

const removals: Array<() => Promise<void>> = [];

/** Makes a temporary folder. A folder in memory is enough unless the scenario tests the disk. */
export async function makeScratch(name: string, place: 'disk' | 'memory'): Promise<string> {
  const { dir, remove } = await makeTempFolder(name, place === 'memory' ? findRoom() : tmpdir());
  removals.push(remove);
  return dir;
}

export function copyFolder(from: string, to: string): void {
  execFileSync('cp', ['-a', from, to]);
}

let seed: Promise<string> | undefined;

/** Makes a data folder with an empty database and its keys, copied from a seed that is made once. */
export async function makeDataDir(name: string, place: 'disk' | 'memory'): Promise<string> {
  seed ??= makeSeed();
  const dataDir = path.join(await makeScratch(name, place), 'data');
  copyFolder(await seed, dataDir);
  return dataDir;
}

async function makeSeed(): Promise<string> {
  const dataDir = path.join(await makeScratch('seed', 'memory'), 'data');
  await (await openServer(dataDir)).stop();
  return dataDir;
}

const running = new Set<RunningServer>();

/** Starts the server as behind a proxy, so that every visitor can have an own address. */
export async function openServer(
  dataDir: string,
  options: { databaseUrl?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<RunningServer> {
  const env = {
    TRUST_PROXY: '1',
    STAFF_NETWORKS: '10.0.0.0/8',
    RATE_LIMIT: '1',
    NODE_COMPILE_CACHE: path.join(tmpdir(), 'harborlight-compiled'),
    ...options.env,
  };
  const server = await startServer({ dataDir, ...options, env });
  running.add(server);
  return server;
}

/** Stops running servers and deletes all folders. */
export async function cleanUp(): Promise<void> {
  await Promise.all([...running].map((server) => server.stop('SIGKILL')));
  running.clear();
  for (const remove of removals.splice(0)) await remove();
  seed = undefined;
}
