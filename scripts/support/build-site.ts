import { readFileSync } from 'node:fs';
import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readBackendSettings } from '../../app/lib/backend-settings.ts';
import { drawSocialPictures } from '../social/draw-social-pictures.ts';
import { compressFiles } from './compress-files.ts';
import { dropUnusedScripts } from './drop-unused-scripts.ts';
import { fingerprintSources } from './fingerprint.ts';
import { run } from './run.ts';
import { writeStaticHeaders } from './static-headers.ts';
import { trimPages } from './trim-pages.ts';
import { writeServiceWorker } from './write-service-worker.ts';

const stampFile = 'build/fingerprint';

export function isBuildCurrent(): boolean {
  try {
    return readFileSync(stampFile, 'utf8') === fingerprintSources();
  } catch {
    return false;
  }
}

/** Prerenders every page, then leaves in build/client exactly what a static host needs. */
export async function buildSite(): Promise<void> {
  const fingerprint = fingerprintSources();
  await rm('build', { recursive: true, force: true });
  const { code, text } = await run({ command: 'react-router', args: ['build'] }, 'keep');
  if (code !== 0) throw new Error(`The site could not be built:\n${text}`);
  await rm('build/server', { recursive: true });
  await removeRouterData('build/client');
  await nameNotFoundPages('build/client');
  await dropUnusedScripts('build/client/assets');
  await trimPages('build/client');
  await writeServiceWorker('build/client');
  await drawSocialPictures('build/client');
  await writeStaticHeaders('build/client', readBackendSettings(process.env).url);
  await compressFiles('build/client');
  await writeFile(stampFile, fingerprint);
}

/** The router writes a `.data` file beside each prerendered file, for navigation in the browser. Our links load pages. */
async function removeRouterData(dir: string): Promise<void> {
  const files = await readdir(dir, { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.data'))) await rm(path.join(dir, file));
}

/** `services/404/index.html` becomes `services/404.html`: not-found pages are files that answer no address of their own. */
async function nameNotFoundPages(dir: string): Promise<void> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter(({ name }) => name === '404')) {
    const folder = path.join(entry.parentPath, entry.name);
    await rename(path.join(folder, 'index.html'), `${folder}.html`);
    await rm(folder, { recursive: true });
  }
}
