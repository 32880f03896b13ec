import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { syncTree } from '../lib/sync-files.ts';
import type { PublishedFile } from '../store/website/picture-files.ts';

/** Adds the uploaded pictures of a release to its folder. */
export async function writePictures(dir: string, files: readonly PublishedFile[]): Promise<void> {
  if (files.length === 0) return;
  await mkdir(path.join(dir, 'pictures'), { recursive: true });
  for (const file of files) await writeFile(path.join(dir, file.path), file.bytes);
  await syncTree(dir);
}
