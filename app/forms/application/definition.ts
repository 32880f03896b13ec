import * as z from 'zod/mini';
import { fields } from '#content/application.ts';
import { applicationRules as rules } from '#content/rules.ts';
import { defineForm, section } from '../kit/define/define-form.ts';
import { email, maxLengths, optionalText, phone, text } from '../kit/define/field-rules.ts';
import { sanitize } from '../kit/define/sanitize.ts';
import { checkResume } from './check-resume.ts';

const resume = z.custom<File | undefined>().check((context) => {
  const complaint = checkResume(context.value);
  if (complaint) context.issues.push({ code: 'custom', message: complaint, input: context.value });
});

/** A job application. */
export const applicationForm = defineForm({
  kind: 'application',
  words: fields,
  fields: {
    ...section('reach', {
      fullName: { rule: text(2, rules.fullName), column: 'full_name', shown: 'contact' },
      email: { rule: email(rules.email), column: 'email', shown: 'contact' },
      phone: { rule: phone(7, rules.phone), column: 'phone', shown: 'contact' },
    }),
    ...section('address', {
      street: { rule: text(2, rules.street), column: 'street', shown: 'contact' },
      city: { rule: text(2, rules.city, maxLengths.place), column: 'city', shown: 'contact' },
      state: { rule: text(2, rules.state, maxLengths.place), column: 'state', shown: 'contact' },
      zipCode: { rule: text(2, rules.zipCode, maxLengths.zip), column: 'zip_code', shown: 'contact' },
    }),
    /** From the address of the page. */
    jobTitle: { column: 'job_title', store: sanitize, shown: 'contact' },
    ...section('experience', {
      resume: { rule: resume, column: 'resume_url', bucket: 'resumes' },
      coverLetter: {
        rule: optionalText(maxLengths.letter),
        column: 'cover_letter',
        shown: 'letter',
        quoted: true,
      },
    }),
  },
});

export const applicationSchema = z.object(applicationForm.shape);

export type ApplicationValues = z.infer<typeof applicationSchema>;
