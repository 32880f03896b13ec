import type { StateLaw } from '#app/states/types.ts';
import type { GlossaryTerm } from './types.ts';

/** The glossary with what a state adds: sentences, terms, and links to those terms. */
export function addStateTerms(
  general: readonly GlossaryTerm[],
  { terms, notes }: StateLaw['glossary'],
): GlossaryTerm[] {
  const slugs = new Set([...general, ...terms].map(({ slug }) => slug));
  for (const slug of [...Object.keys(notes), ...terms.flatMap(({ linkedFrom = [] }) => linkedFrom)])
    if (!slugs.has(slug))
      throw new Error(`The state's module in app/states/ names "${slug}", which is no term of the glossary.`);
  const added = terms.map(({ linkedFrom: _, ...term }) => term);
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
