import { language } from '#content/language.ts';
import { pathIn } from '#domain/languages.ts';

/** Content links to English addresses. This is the same page in the language of the build. Files have one address. */
export function localHref(href: string): string {
  return isPage(href) ? pathIn(language.code, href) : href;
}

function isPage(href: string): boolean {
  const [path = ''] = href.split(/[?#]/);
  return path.startsWith('/') && !path.startsWith('//') && !path.includes('.');
}
