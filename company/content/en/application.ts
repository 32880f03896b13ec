import { keepDays } from '#company/policy.ts';
import type { CollectionNotice, FieldWords } from '#company/shape/form-words.ts';
import { site } from './site.ts';

export const meta = {
  title: `Apply for a job | ${site.name}`,
  description:
    'Send your resume in about ten minutes. We ask how to reach you, and not for bank details or ID.',
};

/** Stored for an application without a job. */
const unlisted = 'Unlisted Position';

export const page = {
  title: 'Job Application',
  intro: 'It takes about ten minutes.',
  jobLabel: 'You are applying for',
  unlisted,
  unlistedLabel: unlisted,
  jobWithoutScripts: 'You are applying for the job whose Apply Now button you pressed.',
  required: 'Every field is required unless it says optional.',
  /** After a success. */
  next: '/careers',
};

export const fields = {
  fullName: { label: 'Full name', hint: 'What you would like us to call you.' },
  email: { label: 'Email', hint: 'We’ll reply to this address.' },
  phone: { label: 'Phone', hint: 'With area code. We’ll call only to set up an interview.' },
  street: { label: 'Street address' },
  city: { label: 'City' },
  state: { label: 'State/Province' },
  zipCode: { label: 'Postal/ZIP code' },
  resume: {
    label: 'Resume',
    hint: 'PDF or Word (.pdf, .doc, .docx), 5 MB at most. Leave out your birth date, photo and Social Security number.',
  },
  coverLetter: {
    label: 'Cover letter',
    optional: true,
    hint: 'What would you do well in this job, and how do you know?',
  },
} satisfies Record<string, FieldWords>;

export const groups = { reach: 'How to reach you', address: 'Your address', experience: 'Your experience' };

export const actions = { submit: 'Submit Application', submitting: 'Submitting...' };

export const draft = {
  note: 'A draft of what you type stays in this tab until you send it, in case the page reloads. The resume is not part of it.',
  clear: 'Clear the draft',
  cleared: 'The draft is cleared.',
  undo: 'Put it back',
};

export const withoutScripts = {
  text: 'Your browser has it turned off. Call or write, and we’ll take your application that way.',
};

export const notice: CollectionNotice = {
  title: 'What happens to your application',
  items: [
    {
      term: 'What',
      text: 'The answers on this form, the job you chose, your resume file and the time it arrived.',
    },
    {
      term: 'Why',
      text: 'To decide whether to talk with you about the job, and to reach you. We do not use it for advertising or share it with recruiters.',
    },
    {
      term: 'How long',
      text: `${keepDays.job_applications} days from the day you send it. Then the record and the file are deleted.`,
    },
    {
      term: 'Who',
      text: 'Our hiring staff. Your resume is in private storage: there is no public link to it, and other visitors cannot open it.',
    },
  ],
  more: { label: 'All the details, in the privacy policy', href: '/privacy' },
};
