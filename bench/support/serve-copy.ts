import { cp } from 'node:fs/promises';
import { writePolicies } from '../../scripts/build/write-policies.ts';
import { startFreshServer } from '../../tests/support/start-server.ts';
import { makeTempFolder } from '../../tests/support/temp-folder.ts';

/** Our own server with a copy of a built site, changed for a bench. Who changes a page also compresses it. */
export async function serveCopy(change: (dir: string) => Promise<void>, site = 'build/client') {
  const folder = await makeTempFolder('bench-site');
  await cp(site, folder.dir, { recursive: true });
  await change(folder.dir);
  await writePolicies(folder.dir);
  const { server, remove } = await startFreshServer('bench', { env: { SITE_DIR: folder.dir } });
  return {
    url: server.url,
    stop: async () => {
      await remove();
      await folder.remove();
    },
  };
}
