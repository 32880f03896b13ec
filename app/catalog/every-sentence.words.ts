import { expect, test } from 'vitest';
import { language } from '#content/language.ts';
import { looksEnglish } from '#domain/looks-english.ts';

// Runs once for each language of the site beside English (vitest.config.ts).

/** What stays English, or differs: what is stored, compared, an address, the words of a law, or a list for the search. */
const stays = new Set(
  'value stored storedTitle request english href url source file fraudWarning why seeAlso synonyms'.split(
    ' ',
  ),
);
const modules = import.meta.glob<object>([
  '../../company/content/*/**/*.ts',
  '!**/*.test.ts',
  '!**/{blog,guides}/*',
]);
const filesOf = (code: string) =>
  Object.keys(modules).filter((file) => file.startsWith(`../../company/content/${code}/`));
const inOwn = (file: string) => file.replace('/en/', `/${language.code}/`);

test('the words of the language are read', () => expect(language.code).not.toBe('en'));

test.each(filesOf('en'))('%s has every sentence in the language', async (file) => {
  expect(compare(await modules[file]?.(), await modules[inOwn(file)]?.(), '')).toEqual([]);
});

/** A sentence for each missing name, for each list of another length, and for each text that was left in English. */
function compare(english: unknown, own: unknown, place: string): string[] {
  if (typeof english !== typeof own || (english === null) !== (own === null)) return [`${place} is missing`];
  if (typeof own === 'string')
    return looksEnglish(own) ? [`${place} is in English: "${own.slice(0, 60)}"`] : [];
  if (Array.isArray(english) && Array.isArray(own) && own.length < english.length)
    return [`${place} has ${own.length} entries, and ${english.length} in English`];
  if (typeof own !== 'object' || own === null) return [];
  return Object.entries(english as object).flatMap(([key, value]) =>
    stays.has(key) ? [] : compare(value, own[key as keyof typeof own], place ? `${place}.${key}` : key),
  );
}
