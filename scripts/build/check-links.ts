import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { findDeadLinksIn } from '../../server/website/finish/check-links.ts';
import { BuildError } from './build-error.ts';

/** Throws one sentence for each link of a built page that leads nowhere. */
export async function checkLinks(dir: string): Promise<void> {
  const files = (await readdir(dir, { recursive: true })).map((file) => file.replaceAll(path.sep, '/'));
  const pages = new Map<string, string>();
  for (const file of files.filter((name) => name.endsWith('.html')))
    pages.set(file, await readFile(path.join(dir, file), 'utf8'));
  const dead = findDeadLinksIn(pages, files);
  if (dead.length > 0) throw new BuildError(dead.join('\n'));
}
