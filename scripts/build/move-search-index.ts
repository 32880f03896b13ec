import { readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { pathIn } from '#domain/languages.ts';
import { indexAddress } from '../../app/features/site-search/index-address.ts';

/** Gives the search index the address that the search page names. */
export async function moveSearchIndex(dir: string, code: string): Promise<void> {
  const file = path.join(dir, pathIn(code, '/search-index.json'));
  await rename(file, path.join(dir, indexAddress(await readFile(file, 'utf8'))));
}
