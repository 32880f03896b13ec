import { cp } from 'node:fs/promises';
import { compressFiles } from '../../scripts/support/compress-files.ts';
import { startFreshServer } from '../../tests/support/start-server.ts';
import { makeTempFolder } from '../../tests/support/temp-folder.ts';

/** Our own server with a copy of a built site, changed for a bench. */
export async function serveCopy(change: (dir: string) => Promise<void>, site = 'build/client') {
  const folder = await makeTempFolder('bench-site');
  // The compressed twins are made anew, from what has changed.
  await cp(site, folder.dir, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  await change(folder.dir);
  await compressFiles(folder.dir);
  const { server, remove } = await startFreshServer('bench', { env: { SITE_DIR: folder.dir } });
  return {
    url: server.url,
    stop: async () => {
      await remove();
      await folder.remove();
    },
  };
}
