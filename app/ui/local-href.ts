import { changedText } from '#app/catalog/article-languages.ts';
import { language } from '#content/language.ts';
import { pathIn } from '#domain/languages.ts';

/** Content links to English addresses. This is the same page in the language of the build. Files have one address. */
export function localHref(href: string): string {
  return isPage(href) && !isOnlyInEnglish(href) ? pathIn(language.code, href) : href;
}

/** A guide or an article that is not in the language of the build yet. */
export function isOnlyInEnglish(href: string): boolean {
  const [, article] = /^(?:\/resources)?\/((?:guides|blog)\/[\w-]+)/.exec(href) ?? [];
  if (article === undefined) return false;
  const changed = changedText(article);
  return changed === undefined
    ? __ENGLISH_ONLY__.includes(article)
    : !!changed && !changed.words[language.code];
}

function isPage(href: string): boolean {
  const [path = ''] = href.split(/[?#]/);
  return path.startsWith('/') && !path.startsWith('//') && !path.includes('.');
}
