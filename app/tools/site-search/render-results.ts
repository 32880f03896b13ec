import { kinds } from '#content/search-words.ts';
import { markWords } from './mark-words.ts';
import type { Kind } from './search-index.ts';
import type { Result, ResultGroup } from './search-site.ts';

/** One kind of results: a heading and a list of links. */
export function renderGroup({ kind, results }: ResultGroup): HTMLElement {
  const heading = element('h2', kinds[kind]);
  heading.id = `results-${kind}`;
  const section = element(
    'section',
    heading,
    element('ul', ...results.map((result) => renderResult(result, kind))),
  );
  section.setAttribute('aria-labelledby', heading.id);
  return section;
}

function renderResult({ href, title, summary, words }: Result, kind: Kind): HTMLElement {
  const link = element('a', ...marked(title, words));
  link.href = href;
  // The titles of jobs are English on every page.
  if (kind === 'job') link.lang = 'en';
  return element('li', link, element('p', ...marked(summary, words)));
}

function marked(text: string, words: readonly string[]): (string | HTMLElement)[] {
  return markWords(text, words).map((piece) => (piece.isMatch ? element('mark', piece.text) : piece.text));
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  ...children: (string | Node)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.append(...children);
  return made;
}
