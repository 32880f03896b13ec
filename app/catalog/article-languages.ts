import { release } from '#company/release.ts';
import type { LanguageCode } from '#domain/languages.ts';

const kinds = { guides: 'guide', blog: 'article' } as const;

/** Whether a text, such as 'guides/first-car', is in a language: in its files, or in what the office has changed. */
export function isTextIn(code: LanguageCode, text: string): boolean {
  const [shelf = '', slug = ''] = text.split('/');
  const changed = release.changes[kinds[shelf as keyof typeof kinds]]?.[slug];
  return changed === undefined ? (__ARTICLES__[code] ?? []).includes(text) : !!changed?.words[code];
}
