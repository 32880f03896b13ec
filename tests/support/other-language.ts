import { site } from '#company/site.ts';
import { pathIn } from '#domain/languages.ts';

/** The second language of the site. A company may have none. */
export const otherLanguage = site.languages[1];

export const inOther = (path: string) => pathIn(otherLanguage ?? 'en', path);

/** A file of words in that language. Its own folder may be missing, so that no test can import it by name. */
export function otherWords<Words>(file: string): Promise<Words> {
  return import(/* @vite-ignore */ `../../company/content/${otherLanguage ?? 'en'}/${file}`);
}
