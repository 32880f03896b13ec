import * as z from 'zod/mini';
import { creditScores, phoneCarriers, positions } from '#app/content/verification.ts';
import { digitsOf, email, longest, optionalText, phone, text } from '#app/lib/submit/field-rules.ts';

const socialSecurity = z
  .string()
  .check(z.refine((value) => digitsOf(value).length === 9, 'Social Security Number must be 9 digits'));

const oneOf = (options: readonly string[], message: string) =>
  z.string().check(z.refine((value) => options.includes(value), message));

const picture = (message: string) => z.custom<File | undefined>().check(z.refine(Boolean, message));

export const verificationSchema = z
  .object({
    firstName: text(1, 'First name is required', longest.place),
    lastName: text(1, 'Last name is required', longest.place),
    email: email('Invalid email address'),
    phone: phone(10, 'Phone number must be at least 10 digits'),
    phoneCarrier: oneOf(phoneCarriers, 'Phone carrier is required'),
    streetAddress: text(1, 'Street address is required'),
    city: text(1, 'City is required', longest.place),
    state: text(1, 'State is required', longest.place),
    zipCode: text(5, 'Zip code must be at least 5 digits', longest.zip),
    position: oneOf(positions, 'Please select a position'),
    /** Asked only of those who choose Other; until then the form does not know it. */
    otherPosition: z.optional(optionalText(longest.line)),
    additionalInfo: optionalText(longest.message),
    bankName: text(1, 'Bank name is required'),
    creditScore: oneOf(creditScores, 'Credit score is required'),
    socialSecurity,
    confirmSocialSecurity: socialSecurity,
    licenseFront: picture("The front of your driver's license is required"),
    licenseBack: picture("The back of your driver's license is required"),
  })
  .check((context) => {
    const { socialSecurity: one, confirmSocialSecurity: two } = context.value;
    if (digitsOf(one) === digitsOf(two)) return;
    context.issues.push({
      code: 'custom',
      path: ['confirmSocialSecurity'],
      message: "Social Security Numbers don't match",
      input: two,
    });
  });

export type VerificationValues = z.infer<typeof verificationSchema>;
