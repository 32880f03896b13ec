import path from 'node:path';
import { copyKeys, copySeed, findSeed } from '../../support/seed.ts';
import { startServer } from '../../support/start-server.ts';
import { makeTempFolder } from '../../support/temp-folder.ts';

/** Starts a server on a copy of the seed's database, or on the database given. `remove` stops it and deletes its data. */
export async function startFromSeed(databaseUrl?: string) {
  const seed = await findSeed();
  const folder = await makeTempFolder('contract');
  const dataDir = path.join(folder.dir, 'data');
  await (databaseUrl ? copyKeys : copySeed)(seed.dir, dataDir);
  await seed.remove();
  const server = await startServer({ dataDir, ...(databaseUrl && { databaseUrl }) });
  const { url, anonKey, staffKey } = server;
  const remove = async () => {
    await server.stop('SIGKILL');
    await folder.remove();
  };
  return { deployment: { url, anonKey, staffKey }, remove };
}
