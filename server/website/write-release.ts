import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { syncTree } from '../lib/sync-files.ts';
import { compressFiles } from './finish/compress-files.ts';
import { embedPolicies } from './finish/embed-policies.ts';
import { emergencyVersion } from './finish/emergency-version.ts';
import { removeUnusedStyles } from './finish/remove-unused-styles.ts';
import { drawPictures } from './finish/social/draw-pictures.ts';
import { writePolicies } from './finish/write-policies.ts';
import { goneFile } from './release-files.ts';
import type { RenderedSite } from './render-site.ts';
import { hashOf, type Rendered } from './rendered.ts';

/**
 * The site is served by the same processor, and somebody waits: the best quality would take six times as long for pages that are a tenth
 * smaller.
 */
const effort = { atOnce: 2, brotliQuality: 9 };

/** Writes what differs from the build into a folder, finished as the build finishes it, and syncs it. */
export async function writeRelease(
  dir: string,
  siteDir: string,
  { files, socialPictures }: RenderedSite,
  built: Rendered,
): Promise<void> {
  await rm(dir, { recursive: true, force: true });
  await mkdir(dir, { recursive: true });
  for (const [name, content] of files)
    if (built.files[name] !== hashOf(content)) await writeIn(dir, name, content);
  await removeUnusedStyles(dir);
  await drawChanged(dir, socialPictures, built);
  await embedPolicies(dir, await writePolicies(dir, built.backendUrl));
  await writeServiceWorker(dir, siteDir);
  await compressFiles(dir, effort);
  const drawn = new Set(socialPictures.map((picture) => picture.path));
  const gone = [
    ...Object.keys(built.files).filter((name) => !files.has(name)),
    ...built.socialPictures.filter((picture) => !drawn.has(picture.path)).map(({ path }) => path.slice(1)),
  ];
  await writeIn(dir, goneFile, JSON.stringify(gone));
  await syncTree(dir);
}

async function writeIn(dir: string, name: string, content: string): Promise<void> {
  const file = path.join(dir, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

async function drawChanged(dir: string, pictures: RenderedSite['socialPictures'], built: Rendered) {
  const known = new Set(built.socialPictures.map((picture) => JSON.stringify(picture)));
  const changed = pictures.filter((picture) => !known.has(JSON.stringify(picture)));
  await drawPictures(changed.map((picture) => ({ ...picture, file: path.join(dir, picture.path) })));
}

/** The build's, with the version of the emergency page as it is now. */
async function writeServiceWorker(dir: string, siteDir: string): Promise<void> {
  const inSite = (name: string) => readFile(path.join(siteDir, name));
  const now = (name: string) => readFile(path.join(dir, name)).catch(() => inSite(name));
  const [before, after] = [await emergencyVersion(inSite), await emergencyVersion(now)];
  if (before === after) return;
  const worker = String(await inSite('sw.js'));
  if (worker.includes(before)) await writeIn(dir, 'sw.js', worker.replaceAll(before, after));
}
