import type { Question } from '#domain/verification-questions.ts';
import { facts } from '../app/content/facts.ts';

const creditLaw = facts.creditHistoryOfApplicants;

/** A column, its question, and why a New York employer should not ask applicants for it. See docs/new-york-law.md. */
export const restrictedFields: readonly { column: string; question: Question; why: string }[] = [
  {
    column: 'credit_score',
    question: 'creditScore',
    why: `Credit score range: ${creditLaw.value} (${creditLaw.source})`,
  },
  {
    column: 'social_security',
    question: 'socialSecurity',
    why: 'Social security number: for payroll and tax, after hiring',
  },
  {
    column: 'dl_front_url',
    question: 'driversLicense',
    why: "Driver's license, front: for Form I-9 the employee chooses the documents, after the offer",
  },
  { column: 'dl_back_url', question: 'driversLicense', why: "Driver's license, back: see front" },
  {
    column: 'bank_name',
    question: 'bankName',
    why: 'Bank name: only with written consent, after hiring',
  },
  {
    column: 'phone_carrier',
    question: 'phoneCarrier',
    why: 'Phone carrier: an employer has no purpose for it',
  },
];
