import { searchStatus } from '#content/search-words.ts';
import { loadIndex } from './load-index.ts';
import { moveWithArrows } from './move-with-arrows.ts';
import { readQuery, writeQuery } from './query-in-address.ts';
import { renderGroup } from './render-results.ts';
import { searchSite } from './search-site.ts';

/** Makes the box of site-search.tsx work. The index is fetched when the box is first used, or when the address has a query. */
export function enhanceSearch(section: HTMLElement): void {
  const find = <T extends HTMLElement>(selector: string) => section.querySelector(selector) as T;
  const input = find<HTMLInputElement>('input');
  const [status, results] = [find('[role=status]'), find('[data-results]')];
  const [empty, popular] = [find('[data-empty]'), find('[data-popular]')];
  const index = loadIndex(section.dataset.index ?? '');

  async function show(): Promise<void> {
    const query = input.value.trim();
    if (query === '') return clear();
    if (!index.isLoaded()) status.textContent = searchStatus.loading;
    try {
      const loaded = await index.load();
      // Typing goes on while the index loads.
      if (input.value.trim() !== query) return;
      const groups = searchSite(loaded, query);
      const count = groups.reduce((sum, group) => sum + group.results.length, 0);
      results.replaceChildren(...groups.map(renderGroup));
      status.textContent = searchStatus.found(count);
      empty.hidden = count > 0;
      popular.hidden = count > 0;
    } catch {
      status.textContent = searchStatus.failed;
    }
  }

  function clear(): void {
    results.replaceChildren();
    status.textContent = '';
    empty.hidden = true;
    popular.hidden = false;
  }

  function searchFor(query: string): Promise<void> {
    input.value = query;
    writeQuery(query.trim());
    return show();
  }

  input.onfocus = () => void index.load().catch(() => {});
  input.oninput = () => searchFor(input.value);
  find<HTMLFormElement>('form').onsubmit = async (event) => {
    event.preventDefault();
    // start-up.ts would lead to this page again.
    event.stopPropagation();
    await searchFor(input.value);
    results.querySelector('a')?.focus();
  };
  moveWithArrows(input, results);
  addEventListener('popstate', () => {
    input.value = readQuery();
    show();
  });
  // The box in the menu was used on this page.
  addEventListener('hashchange', () => {
    const query = readQuery();
    if (query) searchFor(query);
    // Closes the menu.
    input.focus();
  });
  // The visitor may have typed already, or the browser may have restored the box.
  const query = input.value || readQuery();
  if (query) searchFor(query);
  else if (document.activeElement === input) input.onfocus(new FocusEvent('focus'));
}
