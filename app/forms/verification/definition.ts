import * as z from 'zod/mini';
import { positions } from '#company/policy.ts';
import { forms } from '#content/forms.ts';
import { verificationRules as rules } from '#content/rules.ts';
import { fields } from '#content/verification.ts';
import { usStates } from '#domain/us-states.ts';
import { creditScores, otherPosition, phoneCarriers } from '#domain/verification-answers.ts';
import type { AskedQuestions } from '#domain/verification-questions.ts';
import { defineForm, type Fields, orNull, section } from '../kit/define/define-form.ts';
import { digitsOf, email, maxLengths, oneOf, optionalText, phone, text } from '../kit/define/field-rules.ts';
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
    ...section('you', {
      firstName: { rule: text(1, rules.firstName, maxLengths.place), column: 'first_name', shown: 'contact' },
      lastName: { rule: text(1, rules.lastName, maxLengths.place), column: 'last_name', shown: 'contact' },
      email: { rule: email(rules.email), column: 'email', shown: 'contact' },
      phone: { rule: phone(10, rules.phone), column: 'phone', shown: 'contact' },
      phoneCarrier: {
        rule: oneOf(phoneCarriers, rules.phoneCarrier),
        question: 'phoneCarrier',
        column: 'phone_carrier',
      },
    }),
    ...section('address', {
      streetAddress: { rule: text(1, rules.streetAddress), column: 'street_address', shown: 'contact' },
      city: { rule: text(1, rules.city, maxLengths.place), column: 'city', shown: 'contact' },
      state: { rule: oneOf(stateCodes, rules.state), column: 'state', shown: 'contact' },
      zipCode: { rule: text(5, rules.zipCode, maxLengths.zip), column: 'zip_code', shown: 'contact' },
    }),
    ...section('work', {
      position: { rule: oneOf(positions, rules.position), question: 'position', column: 'position' },
      otherPosition: {
        rule: z.optional(optionalText(maxLengths.line)),
        question: 'position',
        column: 'other_position',
        store: (other, { position }) => (position === otherPosition ? orNull(other) : null),
      },
      additionalInfo: {
        rule: optionalText(maxLengths.message),
        question: 'additionalInfo',
        column: 'additional_info',
        store: orNull,
        quoted: true,
      },
    }),
    ...section('finance', {
      bankName: { rule: text(1, rules.bankName), question: 'bankName', column: 'bank_name' },
      creditScore: {
        rule: oneOf(creditScores, rules.creditScore),
        question: 'creditScore',
        column: 'credit_score',
      },
      socialSecurity: {
        rule: nineDigits,
        question: 'socialSecurity',
        column: 'social_security',
        store: digitsOf,
        secret: true,
      },
      confirmSocialSecurity: { rule: nineDigits, question: 'socialSecurity', secret: true },
    }),
    ...section('documents', {
      licenseFront: {
        rule: picture(rules.licenseFront),
        question: 'driversLicense',
        column: 'dl_front_url',
        bucket: 'employment-documents',
      },
      licenseBack: {
        rule: picture(rules.licenseBack),
        question: 'driversLicense',
        column: 'dl_back_url',
        bucket: 'employment-documents',
      },
    }),
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
