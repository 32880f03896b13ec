import { digitsOf } from '#app/lib/submit/field-rules.ts';
import type { AskedQuestions } from '#domain/verification-questions.ts';
import type { VerificationValues } from './schema.ts';

type Answers = Omit<VerificationValues, 'licenseFront' | 'licenseBack'>;
type License = { dl_front_url: string; dl_back_url: string };

/** Has no column of a question that is not asked, because the owner may have revoked the permission to insert it. */
export function toRow(id: string, values: Answers, asked: AskedQuestions, license?: License) {
  const { position, otherPosition } = values;
  return {
    id,
    first_name: values.firstName,
    last_name: values.lastName,
    email: values.email,
    phone: values.phone,
    ...(asked.phoneCarrier && { phone_carrier: values.phoneCarrier ?? null }),
    street_address: values.streetAddress,
    city: values.city,
    state: values.state,
    zip_code: values.zipCode,
    ...(asked.bankName && { bank_name: values.bankName ?? null }),
    ...(asked.creditScore && { credit_score: values.creditScore ?? null }),
    ...(asked.socialSecurity && { social_security: digitsOf(values.socialSecurity ?? '') }),
    ...(asked.position && {
      position: position ?? null,
      other_position: position === 'Other' ? otherPosition || null : null,
    }),
    ...(asked.additionalInfo && { additional_info: values.additionalInfo || null }),
    ...(asked.driversLicense && license),
  };
}
