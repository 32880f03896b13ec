import type MiniSearch from 'minisearch';
import type { Query, QueryCombination, SearchOptions, SearchResult } from 'minisearch';
import { synonyms } from '#content/search-words.ts';
import {
  indexOptions,
  type Kind,
  type SearchDocument,
  type StoredDocument,
  toWords,
} from './search-index.ts';

type Index = MiniSearch<SearchDocument>;
export type Result = StoredDocument & {
  href: string;
  /** The words of the document that matched. */
  words: readonly string[];
};
export type ResultGroup = { kind: Kind; results: readonly Result[] };

const perGroup = 6;
/** Of the score of the best result. What scores less has the words only in passing. */
const leastShare = 0.1;

const options: SearchOptions = {
  boost: { title: 5, keywords: 4, summary: 2 },
  maxFuzzy: 2,
  weights: { fuzzy: 0.3, prefix: 0.6 },
};
const asSynonym: SearchOptions = { combineWith: 'AND', prefix: false, fuzzy: false, boostTerm: () => 0.5 };

/** Finds documents that have every word, or a synonym of it. If there are none, finds those that have some of the words. */
export function searchSite(index: Index, query: string): ResultGroup[] {
  const words = toWords(query).filter((word) => indexOptions.processTerm?.(word));
  if (words.length === 0) return [];
  const queries = words.map((word, place) => queryFor(index, word, place === words.length - 1));
  const weighted = { ...options, boostDocument: weigh(words) };
  const all = index.search({ combineWith: 'AND', queries }, weighted);
  const found = all.length > 0 ? all : index.search({ combineWith: 'OR', queries }, weighted);
  const least = (found[0]?.score ?? 0) * leastShare;
  return groupByKind(found.filter(({ score }) => score >= least).map(toResult));
}

/** A title that is the query comes first. Jobs name insurance words in passing, and most visitors look for insurance. */
function weigh(words: readonly string[]) {
  return (_: string, __: string, stored?: Record<string, unknown>) => {
    const { title, kind } = stored as StoredDocument;
    if (toWords(title).join(' ') === words.join(' ')) return 4;
    return kind === 'job' ? 0.6 : 1;
  };
}

/** The last word may be unfinished. A word that no document has is taken for a typo. */
function queryFor(index: Index, word: string, isLast: boolean): Query {
  const query: QueryCombination = {
    combineWith: 'OR',
    prefix: isLast && word.length > 1,
    queries: [word, ...synonymsOf(word).map((other) => ({ ...asSynonym, queries: [other] }))],
  };
  return index.search(query).length > 0 ? query : { ...query, fuzzy: word.length > 3 ? 0.2 : false };
}

function synonymsOf(word: string): string[] {
  const isWord = (other: string) => toWords(other).join(' ') === word;
  return [...new Set(synonyms.filter((group) => group.some(isWord)).flat())].filter((each) => !isWord(each));
}

function toResult({ id, kind, title, summary, terms }: SearchResult): Result {
  return { href: id, kind, title, summary, words: terms };
}

/** The kind with the best result comes first. */
function groupByKind(results: readonly Result[]): ResultGroup[] {
  return [...Map.groupBy(results, ({ kind }) => kind)].map(([kind, group]) => ({
    kind,
    results: group.slice(0, perGroup),
  }));
}
