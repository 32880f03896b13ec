import { site } from '#company/site.ts';
import { languages } from '#domain/languages.ts';
import type { Words } from '#domain/website/items.ts';
import { Problem } from '../problem.ts';

/** Whether the site has pages in Spanish. */
const hasSpanish = site.languages.some((code) => code === languages.es.code);

/** A text in each language of the site. `needed` says what else to type. */
export function inLanguages<Text>(en: Text, es: Text | undefined, needed: string): Words<Text> {
  if (!hasSpanish) return { en };
  if (es === undefined) throw new Problem(`The site has pages in Spanish too. ${needed}`, 'usage');
  return { en, es };
}
