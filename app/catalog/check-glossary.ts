import type { GlossaryTerm } from '#company/shape/types.ts';

/** Throws one sentence for each mistake that the type check cannot see. */
export function checkGlossary(glossary: readonly GlossaryTerm[]): void {
  const slugs = glossary.map(({ slug }) => slug);
  const doubled = slugs.filter((slug, place) => slugs.indexOf(slug) !== place);
  const problems = [
    ...doubled.map((slug) => `Two terms of the glossary have the slug "${slug}". Give one of them another.`),
    ...glossary.flatMap(({ term, seeAlso = [] }) =>
      seeAlso
        .filter((slug) => !slugs.includes(slug))
        .map(
          (slug) =>
            `The term "${term}" of the glossary names "${slug}" in seeAlso, but there is no such term. Delete the name, or add the term.`,
        ),
    ),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
