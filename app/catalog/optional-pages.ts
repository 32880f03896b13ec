import type { Link } from '#company/shape/types.ts';
import { calculators } from '#content/calculators.ts';
import { glossary } from '#content/glossary/index.ts';

export const hasCalculators = calculators.length > 0;
export const hasGlossary = glossary.length > 0;

/** Leaves out the links to pages that this site does not have. */
export function keepExisting(links: readonly Link[]): Link[] {
  return links.filter(
    ({ href }) =>
      (hasCalculators || href !== '/resources/calculators') &&
      (hasGlossary || href !== '/resources/glossary'),
  );
}
