import path from 'node:path';
import { claimForms, guide } from '#company/content/en/claims/forms.ts';

// Names and values of fields are English in the files of every language, so that all can be read by one program.

/** The options of a choice in the English form of the same file name. */
export function englishOptions(file: string, choice: string): readonly string[] {
  const form = claimForms.find((each) => path.basename(each.file) === path.basename(file));
  const fields = form?.sections.flatMap((section) => section.fields) ?? [];
  const field = fields.find(({ name }) => name === choice);
  if (field?.kind !== 'choice') throw new Error(`${file}: the English form has no choice "${choice}".`);
  return field.options;
}

/** What the last page of the English guide asks. */
export const englishQuestions: readonly string[] = guide?.sections.at(-1)?.points ?? [];
