import * as z from 'zod/mini';
import { defineForm, type Fields, orNull } from '#app/lib/submit/define-form.ts';
import {
  digitsOf,
  email,
  maxLengths,
  oneOf,
  optionalText,
  phone,
  text,
} from '#app/lib/submit/field-rules.ts';
import { positions } from '#app/policy.ts';
import { forms } from '#content/forms.ts';
import { verificationRules as rules } from '#content/rules.ts';
import { fields } from '#content/verification.ts';
import { usStates } from '#domain/us-states.ts';
import { creditScores, otherPosition, phoneCarriers } from '#domain/verification-answers.ts';
import type { AskedQuestions } from '#domain/verification-questions.ts';
import { refuseLicense } from './refuse-license.ts';

const stateCodes = usStates.map(({ value }) => value);

const nineDigits = z.string().check(z.refine((value) => digitsOf(value).length === 9, rules.socialSecurity));

const picture = (missing: string) =>
  z.custom<File | undefined>().check((context) => {
    const complaint = context.value && refuseLicense(context.value);
    if (context.value && !complaint) return;
    const message = complaint ? forms.file.refused(complaint.title, complaint.text) : missing;
    // `continue`: the numbers are compared nevertheless.
    context.issues.push({ code: 'custom', message, input: context.value, continue: true });
  });

/** The verification of someone who was hired. Fields of one question are asked together or not at all. */
export const verificationForm = defineForm({
  kind: 'verification',
  words: fields,
  fields: {
    firstName: {
      rule: text(1, rules.firstName, maxLengths.place),
      section: 'you',
      column: 'first_name',
      shown: 'contact',
    },
    lastName: {
      rule: text(1, rules.lastName, maxLengths.place),
      section: 'you',
      column: 'last_name',
      shown: 'contact',
    },
    email: { rule: email(rules.email), section: 'you', column: 'email', shown: 'contact' },
    phone: { rule: phone(10, rules.phone), section: 'you', column: 'phone', shown: 'contact' },
    phoneCarrier: {
      rule: oneOf(phoneCarriers, rules.phoneCarrier),
      question: 'phoneCarrier',
      section: 'you',
      column: 'phone_carrier',
    },
    streetAddress: {
      rule: text(1, rules.streetAddress),
      section: 'address',
      column: 'street_address',
      shown: 'contact',
    },
    city: {
      rule: text(1, rules.city, maxLengths.place),
      section: 'address',
      column: 'city',
      shown: 'contact',
    },
    state: { rule: oneOf(stateCodes, rules.state), section: 'address', column: 'state', shown: 'contact' },
    zipCode: {
      rule: text(5, rules.zipCode, maxLengths.zip),
      section: 'address',
      column: 'zip_code',
      shown: 'contact',
    },
    position: {
      rule: oneOf(positions, rules.position),
      question: 'position',
      section: 'work',
      column: 'position',
    },
    otherPosition: {
      rule: z.optional(optionalText(maxLengths.line)),
      question: 'position',
      section: 'work',
      column: 'other_position',
      store: (other, { position }) => (position === otherPosition ? orNull(other) : null),
    },
    additionalInfo: {
      rule: optionalText(maxLengths.message),
      question: 'additionalInfo',
      section: 'work',
      column: 'additional_info',
      store: orNull,
      quoted: true,
    },
    bankName: {
      rule: text(1, rules.bankName),
      question: 'bankName',
      section: 'finance',
      column: 'bank_name',
    },
    creditScore: {
      rule: oneOf(creditScores, rules.creditScore),
      question: 'creditScore',
      section: 'finance',
      column: 'credit_score',
    },
    socialSecurity: {
      rule: nineDigits,
      question: 'socialSecurity',
      section: 'finance',
      column: 'social_security',
      store: digitsOf,
      secret: true,
    },
    confirmSocialSecurity: {
      rule: nineDigits,
      question: 'socialSecurity',
      section: 'finance',
      secret: true,
    },
    licenseFront: {
      rule: picture(rules.licenseFront),
      question: 'driversLicense',
      section: 'documents',
      column: 'dl_front_url',
      bucket: 'employment-documents',
    },
    licenseBack: {
      rule: picture(rules.licenseBack),
      question: 'driversLicense',
      section: 'documents',
      column: 'dl_back_url',
      bucket: 'employment-documents',
    },
  },
});

export type VerificationField = keyof typeof verificationForm.shape;

/** Leaves out the fields of questions that are not asked. */
export function selectAsked<Name extends string>(names: readonly Name[], questions: AskedQuestions): Name[] {
  const fields: Fields = verificationForm.fields;
  return names.filter((name) => {
    const question = fields[name]?.question;
    return !question || questions[question];
  });
}
