import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressFiles } from '../../scripts/support/compress-files.ts';
import { serveCopy } from '../support/serve-copy.ts';
import { textTwinOf } from './text-twin.ts';

export const twinAddress = (route: string) => `/text-twin${route === '/' ? '' : route}`;

/** Our own server with the built site, and beside each page its twin of text alone. */
export function serveTwins(routes: string[]) {
  return serveCopy(async (dir) => {
    for (const route of routes) {
      const html = await readFile(path.join(dir, route, 'index.html'), 'utf8');
      const place = path.join(dir, twinAddress(route));
      await mkdir(place, { recursive: true });
      await writeFile(path.join(place, 'index.html'), textTwinOf(html));
    }
    await compressFiles(path.join(dir, twinAddress('/')));
  });
}
