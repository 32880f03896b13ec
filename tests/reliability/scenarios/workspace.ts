import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Deployment } from '../../support/clients.ts';
import { copySeed, seedDir } from '../../support/seed.ts';
import { startServer } from '../../support/start-server.ts';
import { findRoom, makeTempFolder } from '../../support/temp-folder.ts';

type Place = 'disk' | 'memory';
type ServerOptions = { databaseUrl?: string; env?: NodeJS.ProcessEnv };

export type OpenServer = Deployment & {
  dataDir: string;
  output: () => string;
  stop: () => Promise<unknown>;
};
type Open = (dataDir: string, options: ServerOptions) => Promise<OpenServer>;

export type Workspace = ReturnType<typeof createWorkspace>;

/** The folders and servers of one run of a scenario. */
export function createWorkspace(open: Open) {
  const removals: Array<() => unknown> = [];
  let isRemoved = false;
  /** Calls `removal` with the workspace's own, the last one first. */
  const defer = (removal: () => unknown) => {
    // A scenario that was cut off may still start something.
    if (isRemoved) void removal();
    else removals.push(removal);
  };
  /** A folder in memory is enough unless the scenario tests the disk. */
  const makeFolder = async (name: string, place: Place) => {
    const { dir, remove } = await makeTempFolder(name, place === 'memory' ? findRoom() : tmpdir());
    defer(remove);
    return dir;
  };
  return {
    makeFolder,
    /** Makes a data folder with an empty database and its keys. */
    makeDataDir: async (name: string, place: Place) => {
      const dataDir = path.join(await makeFolder(name, place), 'data');
      await copySeed(seedDir(), dataDir);
      return dataDir;
    },
    /** Starts a server as a process of its own, for a scenario that kills or measures it. */
    startServer: (dataDir: string, options?: ServerOptions) =>
      startServer({
        dataDir,
        ...withProxy(options),
        onSpawn: (stop) => defer(() => stop('SIGKILL')),
      }),
    /** Opens a server inside this process, for a scenario that only sends requests. */
    openServer: async (dataDir: string, options?: ServerOptions) => {
      const server = await open(dataDir, withProxy(options));
      defer(server.stop);
      return server;
    },
    defer,
    /** Stops the servers and deletes the folders. */
    remove: async () => {
      isRemoved = true;
      for (const removal of removals.splice(0).reverse()) await removal();
    },
  };
}

/** As behind a proxy, so that every visitor can have an own address. */
function withProxy(options: ServerOptions = {}): ServerOptions {
  const env = { TRUST_PROXY: '1', STAFF_NETWORKS: '10.0.0.0/8', RATE_LIMIT: '1', ...options.env };
  return { ...options, env };
}
