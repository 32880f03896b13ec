import { readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { indexAddress } from '../../app/features/site-search/index-address.ts';

/** Gives the search index the address that the search page names. */
export async function moveSearchIndex(dir: string): Promise<void> {
  const file = path.join(dir, 'search-index.json');
  await rename(file, path.join(dir, indexAddress(await readFile(file, 'utf8'))));
}
