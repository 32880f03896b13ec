import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { looksEnglish } from '#domain/looks-english.ts';

const root = 'app/content';
/** What stays English: it is stored, compared or an address. */
const notWords = new Set([
  'value',
  'stored',
  'storedTitle',
  'request',
  'english',
  'href',
  'url',
  'source',
  'file',
]);

export type Missing = {
  /** A sentence each. */
  problems: string[];
  /** Guides and articles that are not in the language, which may be so. */
  articles: string[];
};

/** Compares the words of a language with the English ones: files, names and lengths of lists. */
export async function findMissing(code: string): Promise<Missing> {
  const english = listFiles('en');
  const own = listFiles(code);
  const isArticle = (file: string) => /^(blog|guides)\/.*\.mdx$/.test(file);
  const missing = english.filter((file) => !own.includes(file));
  const problems = missing
    .filter((file) => !isArticle(file))
    .map((file) => `${root}/${code}/${file} is missing. Write it after ${root}/en/${file}.`);
  for (const file of english.filter((each) => each.endsWith('.ts') && own.includes(each))) {
    const [words, translated] = await Promise.all([load('en', file), load(code, file)]);
    problems.push(...compare(words, translated, '').map((what) => `${root}/${code}/${file}: ${what}`));
  }
  return { problems, articles: missing.filter(isArticle).map((file) => file.replace('.mdx', '')) };
}

function listFiles(code: string): string[] {
  return globSync('**/*.{ts,mdx}', { cwd: `${root}/${code}` })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.ts$/.test(file) && !isGlob(file));
}

/** The lists of guides and articles are made by Vite. */
const isGlob = (file: string) =>
  /^(blog|guides)\/index\.ts$/.test(file) || basename(file) === 'site.computed.ts';

function load(code: string, file: string): Promise<object> {
  return import(pathToFileURL(`${root}/${code}/${file}`).href);
}

function compare(english: unknown, own: unknown, place: string): string[] {
  if (typeof english !== typeof own || (english === null) !== (own === null)) return [`${place} is missing`];
  if (typeof own === 'string')
    return looksEnglish(own) ? [`${place} is still in English: "${own.slice(0, 60)}"`] : [];
  if (Array.isArray(english) && Array.isArray(own) && english.length !== own.length)
    return [`${place} has ${own.length} entries, and ${english.length} in English`];
  if (typeof english !== 'object' || english === null) return [];
  return Object.entries(english).flatMap(([key, value]) =>
    notWords.has(key) ? [] : compare(value, own?.[key as keyof typeof own], place ? `${place}.${key}` : key),
  );
}
