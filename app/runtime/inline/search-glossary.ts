// Inlined after the search box of the glossary. Shows the box, and hides the terms that do not match what is typed there.

import { matchTerms } from '#app/tools/glossary-search/match-terms.ts';
import { search } from '#content/glossary/search.ts';

const find = <T extends HTMLElement>(selector: string) => document.querySelector(selector) as T;
const findAll = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

find('.glossary-search').hidden = false;
addEventListener('DOMContentLoaded', start);

function start(): void {
  const input = find<HTMLInputElement>('.glossary-search input');
  const terms = findAll('.glossary-section dl > div').map((element) => ({
    element,
    name: element.querySelector('dt')?.textContent ?? '',
    meaning: element.querySelector('dd')?.textContent ?? '',
  }));
  const [letters, sections] = [findAll('.glossary-letters li'), findAll('.glossary-section')];

  function show(): void {
    const { found, by } = matchTerms(terms, input.value);
    for (const term of terms) term.element.hidden = !found.includes(term);
    for (const [place, section] of sections.entries()) {
      section.hidden = !section.querySelector('dl > :not([hidden])');
      (letters[place] as HTMLElement).hidden = section.hidden;
    }
    find('.glossary-search [role=status]').textContent = search.status[by](found.length, terms.length);
    find('[data-empty]').hidden = found.length > 0;
    find('.glossary-letters').hidden = found.length === 0;
  }

  function searchFor(query: string): void {
    input.value = query;
    show();
    writeQuery(query);
  }

  /** A link may lead to a term that the search has hidden. */
  function revealTarget(): void {
    const target = document.getElementById(location.hash.slice(1));
    if (!target?.closest('[hidden]')) return;
    searchFor('');
    target.scrollIntoView();
  }

  input.oninput = () => {
    searchFor(input.value);
    // A phone's keyboard leaves room for the box and a few terms below it.
    if (innerWidth < 576) find('.glossary').scrollIntoView();
  };
  // Not every browser clears a search box by itself.
  input.onkeydown = ({ key }) => {
    if (key === 'Escape') searchFor('');
  };
  find('[data-empty] button').onclick = () => {
    searchFor('');
    // The focused button is now hidden.
    input.focus();
  };
  addEventListener('popstate', () => {
    input.value = readQuery();
    show();
  });
  addEventListener('hashchange', revealTarget);
  // The visitor may have typed already, or the browser may have restored the box.
  searchFor(input.value || readQuery());
  revealTarget();
}

function readQuery(): string {
  return new URLSearchParams(location.search).get('q') ?? '';
}

function writeQuery(query: string): void {
  const url = new URL(location.href);
  if (query) url.searchParams.set('q', query);
  else url.searchParams.delete('q');
  history.replaceState(history.state, '', url);
}
