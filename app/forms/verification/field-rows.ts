import type { VerificationField } from './definition.ts';

/** Short fields that are read together. Every other field has a row of its own. */
const sharedRows: readonly (readonly VerificationField[])[] = [
  ['firstName', 'lastName'],
  ['phone', 'phoneCarrier'],
  ['city', 'state', 'zipCode'],
  ['position', 'otherPosition'],
  ['bankName', 'creditScore'],
  ['socialSecurity', 'confirmSocialSecurity'],
  ['licenseFront', 'licenseBack'],
];

export function toRows(fields: readonly VerificationField[]): (readonly VerificationField[])[] {
  const rows = fields.map((name) => sharedRows.find((row) => row.includes(name)) ?? [name]);
  return [...new Set(rows)].map((row) => row.filter((name) => fields.includes(name)));
}
