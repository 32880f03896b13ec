import { cp } from 'node:fs/promises';
import { writePolicies } from '../../scripts/build/write-policies.ts';
import { startFromSeed } from '../../tests/support/start-from-seed.ts';
import { makeTempFolder } from '../../tests/support/temp-folder.ts';

/** Serves a copy of a built site with our server. `change` may edit the copy first. */
export async function serveCopy(site: string, change?: (dir: string) => Promise<void>) {
  const folder = await makeTempFolder('bench-site');
  await cp(site, folder.dir, { recursive: true });
  await change?.(folder.dir);
  await writePolicies(folder.dir);
  const { server, remove } = await startFromSeed('bench', { env: { SITE_DIR: folder.dir } });
  return {
    url: server.url,
    stop: async () => {
      await remove();
      await folder.remove();
    },
  };
}
