import type { StateLaw } from '#company/shape/state.ts';
import type { Question } from '#domain/verification-questions.ts';

type RestrictedField = { column: string; question: Question; label: string; why: string };

/** What an employer should not ask applicants in any state. */
const fields: readonly RestrictedField[] = [
  {
    column: 'credit_score',
    question: 'creditScore',
    label: 'Credit score range',
    why: 'some states forbid most employers to ask for it',
  },
  {
    column: 'social_security',
    question: 'socialSecurity',
    label: 'Social security number',
    why: 'for payroll and tax, after hiring',
  },
  {
    column: 'dl_front_url',
    question: 'driversLicense',
    label: "Driver's license, front",
    why: 'for Form I-9, the federal check of the right to work, the employee chooses the documents, after the offer',
  },
  {
    column: 'dl_back_url',
    question: 'driversLicense',
    label: "Driver's license, back",
    why: 'see front',
  },
  {
    column: 'bank_name',
    question: 'bankName',
    label: 'Bank name',
    why: 'for direct deposit, after hiring',
  },
  {
    column: 'phone_carrier',
    question: 'phoneCarrier',
    label: 'Phone carrier',
    why: 'an employer has no purpose for it',
  },
];

/** A column, its question, and why an employer in the state should not ask applicants for it. */
export function listRestrictedFields({ hiring }: Pick<StateLaw, 'hiring'>) {
  return fields.map(({ column, question, label, why }) => ({
    column,
    question,
    why: `${label}: ${hiring.forbidden[question]?.why ?? why}`,
  }));
}
