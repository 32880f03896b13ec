import { site } from '#company/site.ts';
import { language } from '#content/language.ts';
import { type LanguageCode, languages, pathIn } from '#domain/languages.ts';
import { isTextIn } from './article-languages.ts';
import { pages } from './pages.ts';

export type Alternate = (typeof languages)[LanguageCode] & { href: string };

/** A page in each language of the site that has it, this one included. */
export function alternatesOf(path: string): Alternate[] {
  return site.languages.filter((code) => isIn(code, path)).map((code) => addressIn(code, path));
}

/** The other languages, each with the page that is the closest to this one there. */
export function otherLanguages(path: string): Alternate[] {
  return site.languages
    .filter((code) => code !== language.code)
    .map((code) => addressIn(code, closestIn(code, path)));
}

function addressIn(code: LanguageCode, path: string): Alternate {
  return { ...languages[code], href: pathIn(code, path) };
}

function closestIn(code: LanguageCode, path: string): string {
  if (!pages.some((page) => page.path === path)) return '/';
  return isIn(code, path) ? path : path.slice(0, path.lastIndexOf('/'));
}

/** A guide or an article may be missing in a language. */
function isIn(code: LanguageCode, path: string): boolean {
  const [, article] = /^(?:\/resources)?\/((?:guides|blog)\/[^/]+)$/.exec(path) ?? [];
  return article === undefined || isTextIn(code, article);
}
