import { foldAccents } from '#domain/fold-accents.ts';

type Term = { name: string; meaning: string };
type Result<T> = { found: readonly T[]; by: 'all' | 'name' | 'meaning' | 'none' };

/** Finds the terms that have the query in their name. If no name has it, finds those that have it in their meaning. */
export function matchTerms<T extends Term>(terms: readonly T[], query: string): Result<T> {
  const start = toWords(query);
  if (start === ' ') return { found: terms, by: 'all' };
  for (const by of ['name', 'meaning'] as const) {
    const found = terms.filter((term) => toWords(term[by]).includes(start));
    if (found.length > 0) return { found, by };
  }
  return { found: [], by: 'none' };
}

/** A space before each word, so that a search finds only the starts of words: "HO-3" → " ho 3", "Póliza" → " poliza". */
function toWords(text: string): string {
  return ` ${foldAccents(text)
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9$%]+/g, ' ')
    .trim()}`;
}
