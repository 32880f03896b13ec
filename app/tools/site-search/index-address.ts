import { createHash } from 'node:crypto';

/** Where the build puts the index. Files in assets/ stay in browsers' caches, so the name changes with the content. */
export function indexAddress(index: string): string {
  const hash = createHash('sha256').update(index).digest('hex').slice(0, 8);
  return `/assets/search-index-${hash}.json`;
}
