import type { GlossaryTerm } from '#app/content/types.ts';

export type Piece = string | { slug: string; words: string };

/**
 * Makes a function that finds glossary terms in texts, each term at its first mention only. Call it on a page's texts
 * in their order.
 */
export function createTermFinder(glossary: readonly GlossaryTerm[]): (text: string) => Piece[] {
  const slugs = new Map(glossary.map(({ term, slug }) => [term.toLowerCase(), slug]));
  // Longer terms come first, so that "special enrollment period" does not match as "enrollment".
  const names = [...slugs.keys()]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`(?<![\\w-])(${names.join('|')})(?![\\w-])`, 'gi');
  const seen = new Set<string>();
  return (text) => {
    const pieces: Piece[] = [];
    let end = 0;
    for (const match of text.matchAll(pattern)) {
      const slug = slugs.get(match[0].toLowerCase());
      if (!slug || seen.has(slug)) continue;
      seen.add(slug);
      pieces.push(text.slice(end, match.index), { slug, words: match[0] });
      end = match.index + match[0].length;
    }
    return [...pieces, text.slice(end)].filter((piece) => piece !== '');
  };
}
