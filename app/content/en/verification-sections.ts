import type { VerificationField } from '#domain/verification-questions.ts';
import { type AskedQuestions, selectAsked } from '#domain/verification-questions.ts';

type Section = { id: string; title: string; intro: string; fields: readonly VerificationField[] };

/** The sections of the form. One without a question is left out, apart from the last, which holds the button. */
export function listSections(questions: AskedQuestions): Section[] {
  const asking = sectionsWith(questions)
    .map((section) => ({ ...section, fields: selectAsked(section.fields, questions) }))
    .filter(({ fields }) => fields.length > 0);
  return [...asking, review];
}

const sectionsWith = ({ position }: AskedQuestions): Section[] => [
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
    ...(position
      ? {
          title: 'Work',
          intro: 'The job you accepted. If its title is not on this list, choose the closest one.',
        }
      : {
          title: 'Anything else',
          intro: 'Anything we should know when we compare this with your offer letter.',
        }),
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
      "Both sides of your driver's license, as two files. All four corners in the picture, no glare. No license? Call us: another document will do.",
    fields: ['licenseFront', 'licenseBack'],
  },
];

const review: Section = {
  id: 'review',
  title: 'Review',
  intro:
    'Look it over. You can go back and change anything. Nothing leaves your device until you press the button.',
  fields: [],
};
