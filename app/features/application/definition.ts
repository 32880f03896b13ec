import * as z from 'zod/mini';
import { defineForm } from '#app/lib/submit/define-form.ts';
import { email, maxLengths, optionalText, phone, text } from '#app/lib/submit/field-rules.ts';
import { sanitize } from '#app/lib/submit/sanitize.ts';
import { fields } from '#content/application.ts';
import { applicationRules as rules } from '#content/rules.ts';
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
    fullName: { rule: text(2, rules.fullName), section: 'reach', column: 'full_name', shown: 'contact' },
    email: { rule: email(rules.email), section: 'reach', column: 'email', shown: 'contact' },
    phone: { rule: phone(7, rules.phone), section: 'reach', column: 'phone', shown: 'contact' },
    street: { rule: text(2, rules.street), section: 'address', column: 'street', shown: 'contact' },
    city: {
      rule: text(2, rules.city, maxLengths.place),
      section: 'address',
      column: 'city',
      shown: 'contact',
    },
    state: {
      rule: text(2, rules.state, maxLengths.place),
      section: 'address',
      column: 'state',
      shown: 'contact',
    },
    zipCode: {
      rule: text(2, rules.zipCode, maxLengths.zip),
      section: 'address',
      column: 'zip_code',
      shown: 'contact',
    },
    /** From the address of the page. */
    jobTitle: { column: 'job_title', store: sanitize, shown: 'contact' },
    resume: { rule: resume, section: 'experience', column: 'resume_url', bucket: 'resumes' },
    coverLetter: {
      rule: optionalText(maxLengths.letter),
      section: 'experience',
      column: 'cover_letter',
      shown: 'letter',
      quoted: true,
    },
  },
});

export const applicationSchema = z.object(applicationForm.shape);

export type ApplicationValues = z.infer<typeof applicationSchema>;
