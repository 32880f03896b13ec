import type { WebPageLeaf } from 'schema-dts';
import { isoDate } from '#app/lib/dates.ts';
import { absolute } from '../absolute.ts';
import { company } from './company-reference.ts';

/** A text that says itself when it was last changed. */
export function webPage({
  path,
  name,
  updated,
}: {
  path: string;
  name: string;
  updated: string;
}): WebPageLeaf {
  return {
    '@type': 'WebPage',
    url: absolute(path),
    name,
    inLanguage: 'en-US',
    dateModified: isoDate(updated),
    publisher: company,
  };
}
