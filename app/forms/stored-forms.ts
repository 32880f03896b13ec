import type { Kind } from '#domain/kinds.ts';
import { applicationForm } from './application/definition.ts';
import { claimForm } from './claim/definition.ts';
import { contactForm } from './contact/definition.ts';
import type { FieldDefinition, FormDefinition } from './kit/define/define-form.ts';
import { verificationForm } from './verification/definition.ts';

/** The form of each kind of record. */
export const storedForms: Readonly<Record<Kind, FormDefinition>> = {
  message: contactForm,
  application: applicationForm,
  verification: verificationForm,
  claim: claimForm,
};

type Answer = FieldDefinition & { name: string; column: string };

/** The fields that are text in a record, who sent it first. */
export function listAnswers(kind: Kind): Answer[] {
  const answers = Object.entries(storedForms[kind].fields).flatMap(([name, field]): Answer[] => {
    const { column, bucket, secret } = field;
    return column && !bucket && !secret ? [{ ...field, name, column }] : [];
  });
  const isPerson = ({ shown }: Answer) => shown === 'contact';
  return [...answers.filter(isPerson), ...answers.filter((answer) => !isPerson(answer))];
}

/** What an answer by mail quotes: the visitor's own words first, then other answers with their labels. */
export function quoteAnswers(kind: Kind, record: Readonly<Record<string, string | null>>): string {
  return listAnswers(kind)
    .flatMap(({ name, column, quoted }) => (quoted && record[column] ? [{ name, text: record[column] }] : []))
    .map(({ name, text }, at) => (at === 0 ? text : `${storedForms[kind].words[name]?.label}: ${text}`))
    .join('\n\n');
}
