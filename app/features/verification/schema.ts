import * as z from 'zod/mini';
import { digitsOf, email, maxLengths, optionalText, phone, text } from '#app/lib/submit/field-rules.ts';
import { positions } from '#app/policy.ts';
import { forms } from '#content/forms.ts';
import { verificationRules as rules } from '#content/rules.ts';
import { usStates } from '#domain/us-states.ts';
import { creditScores, phoneCarriers } from '#domain/verification-answers.ts';
import type { AskedQuestions } from '#domain/verification-questions.ts';
import { refuseLicense } from './refuse-license.ts';

const socialSecurity = z
  .string()
  .check(z.refine((value) => digitsOf(value).length === 9, rules.socialSecurity));

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
      firstName: text(1, rules.firstName, maxLengths.place),
      lastName: text(1, rules.lastName, maxLengths.place),
      email: email(rules.email),
      phone: phone(10, rules.phone),
      phoneCarrier: ifAsked(asked.phoneCarrier, oneOf(phoneCarriers, rules.phoneCarrier)),
      streetAddress: text(1, rules.streetAddress),
      city: text(1, rules.city, maxLengths.place),
      state: oneOf(
        usStates.map(({ value }) => value),
        rules.state,
      ),
      zipCode: text(5, rules.zipCode, maxLengths.zip),
      position: ifAsked(asked.position, oneOf(positions, rules.position)),
      otherPosition: ifAsked(asked.position, z.optional(optionalText(maxLengths.line))),
      additionalInfo: ifAsked(asked.additionalInfo, optionalText(maxLengths.message)),
      bankName: ifAsked(asked.bankName, text(1, rules.bankName)),
      creditScore: ifAsked(asked.creditScore, oneOf(creditScores, rules.creditScore)),
      socialSecurity: ifAsked(asked.socialSecurity, socialSecurity),
      confirmSocialSecurity: ifAsked(asked.socialSecurity, socialSecurity),
      licenseFront: ifAsked(asked.driversLicense, picture(rules.licenseFront)),
      licenseBack: ifAsked(asked.driversLicense, picture(rules.licenseBack)),
    })
    .check((context) => {
      const { socialSecurity: first = '', confirmSocialSecurity: second = '' } = context.value;
      if (digitsOf(first) === digitsOf(second)) return;
      context.issues.push({
        code: 'custom',
        path: ['confirmSocialSecurity'],
        message: rules.confirmSocialSecurity,
        input: second,
      });
    });
}

export type VerificationValues = z.infer<ReturnType<typeof createVerificationSchema>>;
