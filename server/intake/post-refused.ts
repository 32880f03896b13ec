import { site } from '#company/site.ts';
import type { postRefused } from '#content/post-refused.ts';
import { type LanguageCode, splitLanguage } from '#domain/languages.ts';

type Words = typeof postRefused;

const words = new Map<LanguageCode, Words>();
for (const code of site.languages) {
  const module: { postRefused: Words } = await import(`../../company/content/${code}/post-refused.ts`);
  words.set(code, module.postRefused);
}

/** What is said to a form at this path that was not taken, in the language of its page. */
export function wordsAt(path: string): Words {
  return (words.get(splitLanguage(path).code) ?? words.get('en')) as Words;
}
