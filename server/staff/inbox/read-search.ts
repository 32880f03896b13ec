import { idsOfReference } from '#domain/references.ts';

/** What was typed into the search field: words that must all match, and the ids that it stands for if it is a reference. */
export type Search = { words: string[]; reference?: { first: string; last: string } };

export const maxSearchLength = 200;
const maxWords = 8;

/** Numbers as people write them: (212) 555-0142, 212.555.0142, +1 212 555 0142, 555-0142, +44 20 7946 0958. */
const phoneNumber =
  /(?<![\w-])(?:\+?1[\s.-]*)?(\(?\d{3}\)?[\s.-]*\d{3}[\s.-]*\d{4}|\d{3}[\s.-]\d{4}|(?<=\+1?)\d[\d\s().-]{6,16}\d)(?![\w-])/g;

/** Punctuation around a word is not searched for; inside it is: o'brien, maria@example.com. */
const edges = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** Splits a search into words. The database folds accents and letter case of both sides. */
export function readSearch(text: string): Search {
  const reference = idsOfReference(text);
  const words = text
    .toWellFormed()
    // The inbox also has every phone number as its digits alone.
    .replace(phoneNumber, (_, number: string) => ` ${number.replace(/\D/g, '')} `)
    .split(/[\s\p{Cc}]+/u)
    .map((word) => word.replace(edges, ''))
    .filter((word) => word !== '');
  return { words: [...new Set(words)].slice(0, maxWords), ...(reference && { reference }) };
}
