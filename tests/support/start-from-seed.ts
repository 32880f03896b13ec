import path from 'node:path';
import { copyKeys, copySeed, findSeed } from './seed.ts';
import { type ServerOptions, startServer } from './start-server.ts';
import { makeTempFolder } from './temp-folder.ts';

/** Starts a server on a copy of the seed's database, or on the database given. `remove` stops it and deletes its data. */
export async function startFromSeed(name: string, options: Omit<ServerOptions, 'dataDir'> = {}) {
  const seed = await findSeed();
  const folder = await makeTempFolder(name);
  const dataDir = path.join(folder.dir, 'data');
  await (options.databaseUrl ? copyKeys : copySeed)(seed.dir, dataDir);
  await seed.remove();
  const server = await startServer({ dataDir, ...options });
  const remove = async () => {
    await server.stop('SIGKILL');
    await folder.remove();
  };
  return { server, remove };
}
