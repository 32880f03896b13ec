import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Size } from './scenario.ts';

const dir = path.resolve('build/client');

/** The bench serves the built site if there is one. Otherwise the server has a site of one page. */
export async function readSite(size: Size): Promise<{ env: NodeJS.ProcessEnv; pages: string[] }> {
  if (size !== 'full' || !existsSync(path.join(dir, '404.html'))) return { env: {}, pages: ['/'] };
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const pages = entries
    .filter(({ name }) => name === 'index.html')
    .map((entry) => `/${path.relative(dir, entry.parentPath).replaceAll(path.sep, '/')}`);
  return { env: { SITE_DIR: dir }, pages };
}
