import path from 'node:path';
import { copyKeys, copySeed, seedDir } from './seed.ts';
import { type RunningServer, type ServerOptions, startServer } from './start-server.ts';
import { makeTempFolder } from './temp-folder.ts';

/**
 * Starts a server on a copy of the seed's database, or on the database given. `remove` stops it and deletes its data. Outside of a
 * test run there is no seed: then the server creates its database and keys, which takes some seconds.
 */
export async function startFromSeed(name: string, options: Omit<ServerOptions, 'dataDir'> = {}) {
  const folder = await makeTempFolder(name);
  let stop: RunningServer['stop'] | undefined;
  const remove = async () => {
    await stop?.('SIGKILL');
    await folder.remove();
  };
  try {
    const dataDir = path.join(folder.dir, 'data');
    if (process.env.TEST_SEED) await (options.databaseUrl ? copyKeys : copySeed)(seedDir(), dataDir);
    const server = await startServer({
      dataDir,
      ...options,
      onSpawn: (found) => {
        stop = found;
      },
    });
    return { server, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
