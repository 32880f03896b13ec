import { fields } from '../app/content/verification-fields.ts';

/** What docs/going-live.md lists: a field of the form, its column, and why a New York employer should not ask it of an applicant. */
const delicate = [
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
  ['licenseBack', 'dl_back_url', "Driver's license, back: as the front"],
  ['bankName', 'bank_name', 'Bank name: only with written consent, after hiring'],
  ['phoneCarrier', 'phone_carrier', 'Phone carrier: no purpose that an employer could name'],
] as const;

export const delicateFields = delicate.map(([field, column, why]) => ({
  column,
  why,
  isAsked: field in fields,
}));
