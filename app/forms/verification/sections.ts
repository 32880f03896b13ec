import { writeSections } from '#content/verification-sections.ts';
import type { AskedQuestions } from '#domain/verification-questions.ts';
import { selectAsked, type VerificationField, verificationForm } from './definition.ts';

type SectionId = keyof ReturnType<typeof writeSections>;
type Section = { id: SectionId; title: string; intro: string; fields: readonly VerificationField[] };

/** The sections of the form. One without a question is left out, apart from the last, which holds the button. */
export function listSections(questions: AskedQuestions): Section[] {
  const words = writeSections(questions);
  return (Object.keys(words) as SectionId[])
    .map((id) => ({ id, ...words[id], fields: selectAsked(verificationForm.inSection(id), questions) }))
    .filter(({ id, fields }) => id === 'review' || fields.length > 0);
}
