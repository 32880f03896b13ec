import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Deployment } from '../../support/clients.ts';
import { copySeed, seedDir } from '../../support/seed.ts';
import { type RunningServer, startServer } from '../../support/start-server.ts';
import { findRoom, makeTempFolder } from '../../support/temp-folder.ts';

type Place = 'disk' | 'memory';
type ServerOptions = { databaseUrl?: string; env?: NodeJS.ProcessEnv };

export type OpenServer = Deployment & {
  dataDir: string;
  output: () => string;
  stop: () => Promise<unknown>;
};
export type Open = (dataDir: string, options: ServerOptions) => Promise<OpenServer>;

/** The folders and servers of one run of a scenario. */
export type Workspace = {
  /** A folder in memory is enough unless the scenario tests the disk. */
  makeFolder: (name: string, place: Place) => Promise<string>;
  /** Makes a data folder with an empty database and its keys. */
  makeDataDir: (name: string, place: Place) => Promise<string>;
  /** Starts a server as a process of its own, for a scenario that kills or measures it. */
  startServer: (dataDir: string, options?: ServerOptions) => Promise<RunningServer>;
  /** Opens a server inside this process, for a scenario that only sends requests. */
  openServer: (dataDir: string, options?: ServerOptions) => Promise<OpenServer>;
  /** Calls `removal` with the workspace's own, the last one first. */
  defer: (removal: () => unknown) => void;
  /** Stops the servers and deletes the folders. */
  remove: () => Promise<void>;
};

export function createWorkspace(open: Open): Workspace {
  const removals: Array<() => unknown> = [];
  let isRemoved = false;
  const defer = (removal: () => unknown) => {
    // A scenario that was cut off may still start something.
    if (isRemoved) void removal();
    else removals.push(removal);
  };
  const makeFolder = async (name: string, place: Place) => {
    const { dir, remove } = await makeTempFolder(name, place === 'memory' ? findRoom() : tmpdir());
    defer(remove);
    return dir;
  };
  const start: Workspace['startServer'] = (dataDir, options) =>
    startServer({
      dataDir,
      ...withProxy(options),
      onSpawn: (stop) => defer(() => stop('SIGKILL')),
    });
  return {
    makeFolder,
    makeDataDir: async (name, place) => {
      const dataDir = path.join(await makeFolder(name, place), 'data');
      await copySeed(seedDir(), dataDir);
      return dataDir;
    },
    startServer: start,
    openServer: async (dataDir, options) => {
      const server = await open(dataDir, withProxy(options));
      defer(server.stop);
      return server;
    },
    defer,
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
