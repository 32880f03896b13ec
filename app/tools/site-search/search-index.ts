import type { Options } from 'minisearch';
import { ignoredWords, type kinds } from '#content/search-words.ts';
import { foldAccents } from '#domain/fold-accents.ts';

export type Kind = keyof typeof kinds;
export type SearchDocument = {
  href: string;
  kind: Kind;
  title: string;
  summary: string;
  /** Searched and not shown. */
  keywords?: string;
  text?: string;
};
/** What the index stores of a document. */
export type StoredDocument = Pick<SearchDocument, 'kind' | 'title' | 'summary'>;

const ignored = new Set(ignoredWords.map(foldAccents));

/** For the build, which makes the index, and for the browser, which reads it. */
export const indexOptions: Options<SearchDocument> = {
  idField: 'href',
  fields: ['title', 'keywords', 'summary', 'text'],
  storeFields: ['kind', 'title', 'summary'],
  tokenize: toWords,
  processTerm: (word) => (ignored.has(word) ? null : word),
};

/** "HO-4 renter’s" → "ho4", "renters"; "Póliza" → "poliza". */
export function toWords(text: string): string[] {
  return normalize(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

function normalize(text: string): string {
  return foldAccents(text)
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/(\p{L})-(\p{N})/gu, '$1$2')
    .replaceAll(/(\p{N})\((\p{L})\)/gu, '$1$2');
}
