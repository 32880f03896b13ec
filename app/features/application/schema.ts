import * as z from 'zod/mini';
import { email, maxLengths, optionalText, phone, text } from '#app/lib/submit/field-rules.ts';
import { checkResume } from './check-resume.ts';

export const applicationSchema = z.object({
  fullName: text(2, 'Name is required'),
  email: email('Please enter a valid email address'),
  phone: phone(7, 'Please enter a valid phone number'),
  street: text(2, 'Street address is required'),
  city: text(2, 'City is required', maxLengths.place),
  state: text(2, 'State/Province is required', maxLengths.place),
  zipCode: text(2, 'Postal/Zip code is required', maxLengths.zip),
  coverLetter: optionalText(maxLengths.letter),
  resume: z.custom<File | undefined>().check((context) => {
    const complaint = checkResume(context.value);
    if (complaint) context.issues.push({ code: 'custom', message: complaint, input: context.value });
  }),
});

export type ApplicationValues = z.infer<typeof applicationSchema>;
