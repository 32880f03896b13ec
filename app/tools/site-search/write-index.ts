import MiniSearch from 'minisearch';
import { localHref } from '#app/ui/local-href.ts';
import { listDocuments } from './list-documents.ts';
import { indexOptions } from './search-index.ts';

/** The file that a browser fetches for its first search. */
export function writeIndex(): string {
  const index = new MiniSearch(indexOptions);
  index.addAll(listDocuments().map((each) => ({ ...each, href: localHref(each.href) })));
  return JSON.stringify(index);
}
