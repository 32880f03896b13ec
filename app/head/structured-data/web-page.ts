import type { WebPageLeaf } from 'schema-dts';
import type { Page } from '#app/pages.ts';
import { language } from '#content/language.ts';
import { absolute } from '../absolute.ts';
import { company } from './company-reference.ts';

/** For a text that shows when it was last updated. */
export function webPage({ path, name, title, date }: Page): WebPageLeaf {
  return {
    '@type': 'WebPage',
    url: absolute(path),
    name: name ?? title,
    inLanguage: language.locale,
    ...(date && { dateModified: date }),
    publisher: company,
  };
}
