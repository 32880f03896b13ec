import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';

const dir = path.resolve('build/client');

/** Serves the built site if there is one. Otherwise the server has a site of one page. */
export const builtSite = (): NodeJS.ProcessEnv =>
  existsSync(path.join(dir, '404.html')) ? { SITE_DIR: dir } : {};

export async function builtPages(): Promise<string[]> {
  if (!existsSync(dir)) return ['/'];
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter(({ name }) => name === 'index.html')
    .map((entry) => `/${path.relative(dir, entry.parentPath).replaceAll(path.sep, '/')}`);
}
