import { fields } from '../app/content/verification-fields.ts';

/** A form field, its column, and why a New York employer should not ask applicants for it. See docs/going-live.md. */
const restricted = [
  [
    'creditScore',
    'credit_score',
    'Credit score range: no credit history from applicants since April 18, 2026',
  ],
  ['socialSecurity', 'social_security', 'Social security number: for payroll and tax, after hiring'],
  [
    'licenseFront',
    'dl_front_url',
    "Driver's license, front: for Form I-9 the employee chooses the documents, after the offer",
  ],
  ['licenseBack', 'dl_back_url', "Driver's license, back: see front"],
  ['bankName', 'bank_name', 'Bank name: only with written consent, after hiring'],
  ['phoneCarrier', 'phone_carrier', 'Phone carrier: an employer has no purpose for it'],
] as const;

export const restrictedFields = restricted.map(([field, column, why]) => ({
  column,
  why,
  isInForm: field in fields,
}));
