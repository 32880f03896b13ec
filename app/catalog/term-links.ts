/** A part of a text: plain, or a link to a term of the glossary. */
export type TermPiece = string | { words: string; slug: string };

const link = /\[([^\]]+)\]\(#([a-z0-9-]+)\)/g;

/**
 * Cuts a text at its links, written as in Markdown: "the [grace period](#grace-period)". A link is written where a word is meant
 * as the glossary means it, because a word alone does not say so: the inventory of a shop is not an inventory of losses.
 */
export function splitTermLinks(text: string): TermPiece[] {
  const pieces: TermPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(link)) {
    const [whole, words = '', slug = ''] = match;
    pieces.push(text.slice(end, match.index), { words, slug });
    end = match.index + whole.length;
  }
  return [...pieces, text.slice(end)].filter((piece) => piece !== '');
}

export function withoutTermLinks(text: string): string {
  return text.replaceAll(link, '$1');
}
