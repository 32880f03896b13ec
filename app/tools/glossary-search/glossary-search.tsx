import searchGlossary from '#app/runtime/inline/search-glossary.ts?inline-script';
import { InlineScript } from '#app/runtime/inline-script.tsx';
import { search } from '#content/glossary/search.ts';

/** The script follows at once, so that the box appears before the list is painted and nothing moves. */
export function GlossarySearch({ total }: { total: number }) {
  return (
    <>
      <search data-print="hide" className="glossary-search" hidden>
        <label htmlFor="glossary-search">{search.label}</label>
        <input id="glossary-search" type="search" autoComplete="off" spellCheck={false} />
        <p role="status">{search.status.all(total, total)}</p>
      </search>
      <InlineScript code={searchGlossary} />
    </>
  );
}
