import { site } from '#company/site.ts';
import { type LanguageCode, languages } from '#domain/languages.ts';

// The schema takes any two letters as the language of a record.

/** The language to write to the sender of a record in: English if the company does not use theirs. */
export function languageFor(code: string | null): (typeof languages)[LanguageCode] {
  return languages[site.languages.find((used) => used === code) ?? languages.en.code];
}

/** The languages to write in to the sender of several records: each once, English first. */
export function languagesFor(codes: readonly string[]): (typeof languages)[LanguageCode][] {
  const needed = new Set(codes.map((code) => languageFor(code).code));
  return site.languages.filter((code) => needed.has(code)).map((code) => languages[code]);
}
