import { expect, test } from 'vitest';
import { site } from '#company/site.ts';
import { languageFor, languagesFor } from './record-language.ts';

test.each(site.languages)('a record in %s is answered in it', (code) => {
  expect(languageFor(code).code).toBe(code);
});

test.each(['zz', '', null, 'toString'])('a record in %j is answered in English', (code) => {
  expect(languageFor(code).code).toBe('en');
});

test('several records are written about in each of their languages once, English first', () => {
  const codesFor = (...codes: string[]) => languagesFor(codes).map(({ code }) => code);
  expect(codesFor(...site.languages.toReversed(), ...site.languages)).toEqual(site.languages);
  expect(codesFor('zz', 'toString')).toEqual(['en']);
  for (const code of site.languages) expect(codesFor(code, code)).toEqual([code]);
});
