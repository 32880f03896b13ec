import * as z from 'zod/mini';
import { digitsOf, email, maxLengths, optionalText, phone, text } from '#app/lib/submit/field-rules.ts';
import { usStates } from '#app/words/us-states.ts';
import { forms } from '#content/forms.ts';
import { creditScores, phoneCarriers, positions } from '#content/verification.ts';
import { askedQuestions } from '#domain/asked-questions.computed.ts';
import type { AskedQuestions } from '#domain/verification-questions.ts';
import { refuseLicense } from './refuse-license.ts';

const socialSecurity = z
  .string()
  .check(z.refine((value) => digitsOf(value).length === 9, 'Social Security Number must be 9 digits'));

const oneOf = (options: readonly string[], message: string) =>
  z.string().check(z.refine((value) => options.includes(value), message));

const picture = (missing: string) =>
  z.custom<File | undefined>().check((context) => {
    const complaint = context.value && refuseLicense(context.value);
    if (context.value && !complaint) return;
    const message = complaint ? forms.file.refused(complaint.title, complaint.text) : missing;
    // `continue`: the numbers are compared nevertheless.
    context.issues.push({ code: 'custom', message, input: context.value, continue: true });
  });

/** Drops the value of a field that is not asked. */
const notAsked = z.optional(z.custom<undefined>().check(z.overwrite(() => undefined)));
const ifAsked = <Rule>(isAsked: boolean, rule: Rule) => (isAsked ? rule : notAsked);

export function createVerificationSchema(asked: AskedQuestions) {
  return z
    .object({
      firstName: text(1, 'First name is required', maxLengths.place),
      lastName: text(1, 'Last name is required', maxLengths.place),
      email: email('Invalid email address'),
      phone: phone(10, 'Phone number must be at least 10 digits'),
      phoneCarrier: ifAsked(asked.phoneCarrier, oneOf(phoneCarriers, 'Phone carrier is required')),
      streetAddress: text(1, 'Street address is required'),
      city: text(1, 'City is required', maxLengths.place),
      state: oneOf(
        usStates.map(({ value }) => value),
        'State is required',
      ),
      zipCode: text(5, 'Zip code must be at least 5 digits', maxLengths.zip),
      position: ifAsked(asked.position, oneOf(positions, 'Please select a position')),
      otherPosition: ifAsked(asked.position, z.optional(optionalText(maxLengths.line))),
      additionalInfo: ifAsked(asked.additionalInfo, optionalText(maxLengths.message)),
      bankName: ifAsked(asked.bankName, text(1, 'Bank name is required')),
      creditScore: ifAsked(asked.creditScore, oneOf(creditScores, 'Credit score is required')),
      socialSecurity: ifAsked(asked.socialSecurity, socialSecurity),
      confirmSocialSecurity: ifAsked(asked.socialSecurity, socialSecurity),
      licenseFront: ifAsked(asked.driversLicense, picture("The front of your driver's license is required")),
      licenseBack: ifAsked(asked.driversLicense, picture("The back of your driver's license is required")),
    })
    .check((context) => {
      const { socialSecurity: first = '', confirmSocialSecurity: second = '' } = context.value;
      if (digitsOf(first) === digitsOf(second)) return;
      context.issues.push({
        code: 'custom',
        path: ['confirmSocialSecurity'],
        message: "Social Security Numbers don't match",
        input: second,
      });
    });
}

export const verificationSchema = createVerificationSchema(askedQuestions);

export type VerificationValues = z.infer<typeof verificationSchema>;
