/** Every language that the software has words in. `company/site.ts` says which of them the company uses. */
export const languages = {
  en: { code: 'en', locale: 'en-US', name: 'English', offer: 'Also in English' },
  es: { code: 'es', locale: 'es-US', name: 'Español', offer: 'También en español' },
} as const satisfies Record<string, Language>;

export type LanguageCode = keyof typeof languages;

/**
 * `locale`: how dates, numbers and plurals are written. `name` and `offer`, which is shown once to those whose browser prefers the
 * language, are in the language itself.
 */
type Language = { code: string; locale: string; name: string; offer: string };

/** Where a page is in a language. English pages have no prefix. */
export function pathIn(code: string, path: string): string {
  return code === languages.en.code ? path : `/${code}${path.replace(/^\/(?=$|[?#])/, '')}`;
}

/** Undoes `pathIn`: the language of a path, and the path of the English page. */
export function splitLanguage(path: string): { code: LanguageCode; path: string } {
  const [, first = ''] = path.split('/');
  if (first === languages.en.code || !Object.hasOwn(languages, first)) return { code: 'en', path };
  return { code: first as LanguageCode, path: path.slice(first.length + 1) || '/' };
}

/** English is what everything is unless something else is said. */
export function isOtherLanguage(code: string): boolean {
  return code !== languages.en.code;
}

/** 'Spanish', or 'español' for readers of Spanish. */
export function nameOfLanguage(code: string, locale: string = languages.en.locale): string {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code;
}
