import MiniSearch from 'minisearch';
import { indexOptions, type SearchDocument } from './search-index.ts';

/** Fetches the index once. After a failure the next call tries again. */
export function loadIndex(address: string) {
  let loading: Promise<MiniSearch<SearchDocument>> | undefined;
  let isLoaded = false;
  async function fetchIndex() {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    const index = MiniSearch.loadJSON<SearchDocument>(await response.text(), indexOptions);
    isLoaded = true;
    return index;
  }
  return {
    isLoaded: () => isLoaded,
    load: () => {
      loading ??= fetchIndex();
      loading.catch(() => {
        loading = undefined;
      });
      return loading;
    },
  };
}
