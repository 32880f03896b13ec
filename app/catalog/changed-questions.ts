import { release } from '#company/release.ts';
import type { Faq } from '#company/shape/types.ts';
import { typesetAll } from '#company/shape/typeset.ts';
import { language } from '#content/language.ts';

/** A list of questions from the files, or the one that has taken its place. Removed, it is empty. */
export function changedQuestions(key: string, inFiles: readonly Faq[]): readonly Faq[] {
  const changed = release.changes.questions?.[key];
  if (changed === null) return [];
  const own = changed?.words[language.code];
  return own ? typesetAll(own.items) : inFiles;
}
