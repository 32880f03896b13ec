import { localHref } from '#app/lib/local-href.ts';
import { SearchIcon } from '#app/ui/search-icon.tsx';
import { searchBox } from '#content/search-words.ts';

/** The search box at the top of the menu. It leads to the search page. */
export function MenuSearch() {
  return (
    <search>
      <form action={localHref(searchBox.href)} className="menu-search">
        <input name="q" type="search" required aria-label={searchBox.label} placeholder={searchBox.label} />
        <button type="submit" aria-label={searchBox.button} className="grid size-11 place-items-center">
          <SearchIcon />
        </button>
      </form>
    </search>
  );
}
