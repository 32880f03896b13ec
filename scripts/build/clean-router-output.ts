import { cp, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** Turns what `react-router build` leaves in `dir` into plain files for any static host. */
export async function cleanRouterOutput(dir: string, islandsDir: string): Promise<void> {
  await replaceScripts(path.join(dir, 'assets'), path.join(islandsDir, 'assets'));
  await removeRouterData(dir);
  await renameNotFoundPages(dir);
}

/** The router builds scripts that would hydrate whole pages. Our pages load the islands instead. */
async function replaceScripts(assets: string, islands: string): Promise<void> {
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  await Promise.all(scripts.map((name) => rm(path.join(assets, name))));
  await cp(islands, assets, { recursive: true });
}

/** The router writes a `.data` file beside each prerendered file, for navigation in the browser. Our links load pages. */
async function removeRouterData(dir: string): Promise<void> {
  const files = await readdir(dir, { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.data'))) await rm(path.join(dir, file));
}

/** `services/404/index.html` becomes `services/404.html`, so that not-found pages have no address of their own. */
async function renameNotFoundPages(dir: string): Promise<void> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter(({ name }) => name === '404')) {
    const folder = path.join(entry.parentPath, entry.name);
    await rename(path.join(folder, 'index.html'), `${folder}.html`);
    await rm(folder, { recursive: true });
  }
}
