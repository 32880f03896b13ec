import type { StateLaw } from './state.ts';
import type { GlossaryTerm } from './types.ts';

/**
 * The glossary with what a state adds: sentences, terms, and links to those terms. What it says about a term that the company has
 * removed is left out. Its terms alone are no glossary.
 */
export function addStateTerms(
  general: readonly GlossaryTerm[],
  { terms, notes }: StateLaw['glossary'],
): GlossaryTerm[] {
  if (general.length === 0) return [];
  const slugs = new Set([...general, ...terms].map(({ slug }) => slug));
  const added = terms.map(({ linkedFrom: _, seeAlso = [], ...term }) => ({
    ...term,
    seeAlso: seeAlso.filter((slug) => slugs.has(slug)),
  }));
  return [...general, ...added].map((term) => {
    const note = notes[term.slug];
    const links = terms.filter(({ linkedFrom }) => linkedFrom?.includes(term.slug)).map(({ slug }) => slug);
    return {
      ...term,
      meaning: note ? `${term.meaning} ${note}` : term.meaning,
      ...(links.length > 0 && { seeAlso: [...links, ...(term.seeAlso ?? [])] }),
    };
  });
}
