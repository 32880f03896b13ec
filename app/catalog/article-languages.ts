import { release } from '#company/release.ts';
import type { LanguageCode } from '#domain/languages.ts';

const kinds = { guides: 'guide', blog: 'article' } as const;

/** What the office has made of a text, such as 'guides/first-car'. Null: it is removed. Undefined: it is as in its file. */
export function changedText(text: string) {
  const [shelf = '', slug = ''] = text.split('/');
  return release.changes[kinds[shelf as keyof typeof kinds]]?.[slug];
}

/** Whether a text, such as 'guides/first-car', is in a language: in its files, or in what the office has changed. */
export function isTextIn(code: LanguageCode, text: string): boolean {
  const changed = changedText(text);
  return changed === undefined ? (__ARTICLES__[code] ?? []).includes(text) : !!changed?.words[code];
}
