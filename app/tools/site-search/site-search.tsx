import { keepExisting } from '#app/catalog/optional-pages.ts';
import type { EnhancementName } from '#app/runtime/islands/registry.ts';
import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { buttonLook } from '#app/ui/button.tsx';
import { localHref } from '#app/ui/local-href.ts';
import { page } from '#content/search.ts';
import { searchBox } from '#content/search-words.ts';

const enhancement: EnhancementName = 'site-search';

/** The box of the search page and its results, which enhance-search.ts fills. `index`: the address of the index. */
export function SiteSearch({ index }: { index: string }) {
  const { popular, noMatch } = page;
  return (
    <div data-enhance={enhancement} data-index={index} className="site-search">
      <search className="needs-scripts">
        <form action={localHref(searchBox.href)} className="search-form">
          <label htmlFor="search-box">{searchBox.label}</label>
          <input id="search-box" name="q" type="search" autoComplete="off" enterKeyHint="search" />
          <button type="submit" className={buttonLook({})}>
            {searchBox.button}
          </button>
        </form>
      </search>
      <p role="status" className="mt-4 min-h-7 text-muted" />
      <div data-results className="search-results" />
      <div data-empty hidden className="mt-4 rounded-lg bg-sunken p-8 sm:p-10">
        <p className="font-display text-title font-bold">{noMatch.title}</p>
        <p className="mt-2 mb-3 max-w-2xl text-muted">{noMatch.text}</p>
        <p className="flex flex-wrap items-center gap-x-8">
          {noMatch.links.map((link) => (
            <ArrowLink key={link.href} {...link} />
          ))}
        </p>
      </div>
      <section data-popular aria-labelledby="popular" className="mt-8">
        <h2 id="popular" className="text-title">
          {popular.title}
        </h2>
        <ul className="mt-2 grid gap-x-8 sm:grid-cols-2">
          {keepExisting(popular.links).map((link) => (
            <li key={link.href}>
              <ArrowLink {...link} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
