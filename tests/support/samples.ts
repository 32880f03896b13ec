import { randomUUID } from 'node:crypto';
import { makeDigits } from '#app/forms/kit/send/random.ts';

/** As the forms store it. */
export const publicUrl = (bucket: string, name: string) =>
  `https://example.com/storage/v1/object/public/${bucket}/${name}`;

/** A unique email address, by which a test finds its rows. */
export function freshEmail(): string {
  return `ada.${randomUUID()}@example.com`;
}

export function sampleContact(changes: Record<string, unknown> = {}) {
  return {
    id: randomUUID(),
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    phone: '212-555-0123',
    subject: 'A question',
    message: 'Does my policy cover a flood in the cellar?',
    ...changes,
  };
}

export function sampleApplication(changes: Record<string, unknown> = {}) {
  return {
    id: randomUUID(),
    full_name: 'Grace Hopper',
    email: 'grace@example.com',
    phone: '2125550',
    street: '1 Harbor Street',
    city: 'New York',
    state: 'NY',
    zip_code: '10004',
    cover_letter: '',
    job_title: 'Data Entry Clerk',
    resume_url: publicUrl('resumes', `applicants/${makeDigits()}-grace-hopper.pdf`),
    ...changes,
  };
}

export function sampleVerification(changes: Record<string, unknown> = {}) {
  const digits = makeDigits();
  return {
    id: randomUUID(),
    first_name: 'Mary',
    last_name: 'Jackson',
    email: 'mary@example.com',
    phone: '212-555-0123',
    phone_carrier: 'AT&T',
    street_address: '1 Harbor Street',
    city: 'New York',
    state: 'NY',
    zip_code: '10004',
    bank_name: 'First Harbor Bank',
    credit_score: 'Good (700-749)',
    social_security: '900-12-3456',
    position: 'Other',
    other_position: null,
    additional_info: null,
    dl_front_url: publicUrl('employment-documents', `front_${digits}.jpg`),
    dl_back_url: publicUrl('employment-documents', `back_${digits}.png`),
    ...changes,
  };
}

/** The columns of questions that an owner can switch off, all empty. */
export const noAnswers = {
  phone_carrier: null,
  bank_name: null,
  credit_score: null,
  social_security: null,
  position: null,
  other_position: null,
  additional_info: null,
  dl_front_url: null,
  dl_back_url: null,
};

export function sampleClaim(changes: Record<string, unknown> = {}) {
  return {
    id: randomUUID(),
    name: 'Katherine Johnson',
    email: 'katherine@example.com',
    phone: '212-555-0123',
    anyone_hurt: 'no',
    loss_kind: 'Leak or burst pipe',
    loss_date: '2026-11-02',
    loss_time: 'about 4 p.m.',
    loss_place: '1 Harbor Street, New York',
    policy_number: null,
    description: 'A hose burst behind the washer, and the floor is wet.',
    others_involved: null,
    reach_by: 'Phone',
    photo_urls: [publicUrl('claim-photos', claimPhotoPath('jpg'))],
    ...changes,
  };
}

/** In a folder of its own. */
export function claimPhotoPath(extension: string): string {
  return `${randomUUID()}/${makeDigits()}_1.${extension}`;
}

/** A valid row for each table that visitors write to. */
export const samples = {
  contacts: sampleContact,
  job_applications: sampleApplication,
  employment_verifications: sampleVerification,
  claim_reports: sampleClaim,
};
