import path from 'node:path';
import { copyKeys, copySeed, findSeed } from '../../support/seed.ts';
import { startServer } from '../../support/start-server.ts';
import { makeTempFolder } from '../../support/temp-folder.ts';

/** A server on a database of its own, or on one that stands elsewhere; `remove` takes both away. */
export async function serveFromSeed(databaseUrl?: string) {
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
  return { home: { url, anonKey, staffKey }, remove };
}
