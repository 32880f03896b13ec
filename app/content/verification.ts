import { site } from '#app/site.ts';
import type { CollectionNotice } from './form-words.ts';
import { keepDays } from './retention.ts';
import type { VerificationField } from './verification-fields.ts';

export { fields } from './verification-fields.ts';
export { creditScores, phoneCarriers, positions } from './verification-options.ts';

export const meta = {
  title: `Employment Verification | ${site.name}`,
  description:
    'For people who have accepted a written job offer. What each question is for, how the answers are protected, and when they are deleted.',
};

export const page = {
  title: 'Employment Verification',
  intro: [
    'This form comes last. It is for people who have talked with us and accepted an offer in writing.',
    'Have you only applied, or did a stranger send you this link? Stop here and read the notice on fake job offers first.',
  ],
  required: 'Fill out every field that is not marked optional.',
};

/** Shown above the form while `site.license` is null. */
export const warning = {
  title: 'This is a demonstration. Enter nothing real.',
  text: `${site.legalName} does not exist and employs no one. But this form works, and what you send is stored. Make up the names and numbers, and choose any harmless picture. A Social Security number of 000-00-0000 will do.`,
};

type Section = { id: string; title: string; intro: string; fields: readonly VerificationField[] };

export const sections: readonly Section[] = [
  {
    id: 'you',
    title: 'You',
    intro: 'The name on your offer letter, and where we can reach you with a question.',
    fields: ['firstName', 'lastName', 'email', 'phone', 'phoneCarrier'],
  },
  {
    id: 'address',
    title: 'Where you live',
    intro: 'Payroll documents and your year-end tax form go to this address.',
    fields: ['streetAddress', 'city', 'state', 'zipCode'],
  },
  {
    id: 'work',
    title: 'Work',
    intro: 'The job you accepted. If its title is not on this list, choose the closest one.',
    fields: ['position', 'otherPosition', 'additionalInfo'],
  },
  {
    id: 'finance',
    title: 'Finance',
    intro: 'The most private part. Each question says why we ask.',
    fields: ['bankName', 'creditScore', 'socialSecurity', 'confirmSocialSecurity'],
  },
  {
    id: 'documents',
    title: 'Identity documents',
    intro:
      "Both sides of your driver's license, as two files. All four corners in the picture, no glare. No license? Call us, and another document will do.",
    fields: ['licenseFront', 'licenseBack'],
  },
  {
    id: 'review',
    title: 'Review',
    intro:
      'Look it over. You can go back and change anything. Nothing leaves your device until you press the button.',
    fields: [],
  },
];

export const actions = { submit: 'Submit Verification', submitting: 'Submitting...' };

export const withoutScripts =
  'Your browser has it turned off, so nothing can be sent. Call us. Please do not email these details.';

export const notice: CollectionNotice = {
  title: 'What we collect here, and what happens to it',
  items: [
    {
      term: 'What',
      text: "Your answers in all sections, two pictures of your driver's license and the time of arrival. This browser keeps no draft.",
    },
    {
      term: 'Why',
      text: 'To confirm who you are and to set up pay and taxes once you have accepted an offer. Nobody uses it to choose between applicants.',
    },
    {
      term: 'How long',
      text: `${keepDays.employment_verifications} days. After that the record and both pictures are deleted.`,
    },
    {
      term: 'Who',
      text: 'Only staff who handle new hires. The Social Security number is encrypted on arrival and opens with a key that the database does not have. The pictures have no public link.',
    },
  ],
  more: { label: 'Read the privacy policy', href: '/privacy' },
};
