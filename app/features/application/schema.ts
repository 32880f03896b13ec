import * as z from 'zod/mini';
import { email, maxLengths, optionalText, phone, text } from '#app/lib/submit/field-rules.ts';
import { applicationRules as rules } from '#content/rules.ts';
import { checkResume } from './check-resume.ts';

export const applicationSchema = z.object({
  fullName: text(2, rules.fullName),
  email: email(rules.email),
  phone: phone(7, rules.phone),
  street: text(2, rules.street),
  city: text(2, rules.city, maxLengths.place),
  state: text(2, rules.state, maxLengths.place),
  zipCode: text(2, rules.zipCode, maxLengths.zip),
  coverLetter: optionalText(maxLengths.letter),
  resume: z.custom<File | undefined>().check((context) => {
    const complaint = checkResume(context.value);
    if (complaint) context.issues.push({ code: 'custom', message: complaint, input: context.value });
  }),
});

export type ApplicationValues = z.infer<typeof applicationSchema>;
