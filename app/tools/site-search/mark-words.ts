import { toWords } from './search-index.ts';

export type Piece = { text: string; isMatch: boolean };

/** Cuts a text where a word that matched begins or ends. */
export function markWords(text: string, words: readonly string[]): Piece[] {
  const wanted = new Set(words);
  return text
    .split(/([\p{L}\p{N}][\p{L}\p{N}'’()-]*)/u)
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece, isMatch: toWords(piece).some((word) => wanted.has(word)) }));
}
