import { keepDays } from '#company/policy.ts';
import type { CollectionNotice } from '#company/shape/form-words.ts';
import type { AskedQuestions } from '#domain/verification-questions.ts';
import { site } from './site.ts';

/** Shown above the form while `site.license` is null. */
export function writeWarning({ socialSecurity, driversLicense }: AskedQuestions) {
  return {
    title: 'This is a demonstration. Enter nothing real.',
    text: join(
      `${site.legalName} does not exist and employs no one.`,
      'But this form works, and what you send is stored.',
      `Make up the names and numbers${driversLicense ? ', and choose any harmless picture' : ''}.`,
      socialSecurity && 'A Social Security number of 000-00-0000 will do.',
    ),
  };
}

export function writeNotice({ socialSecurity, driversLicense }: AskedQuestions): CollectionNotice {
  return {
    title: 'What we collect here, and what happens to it',
    items: [
      {
        term: 'What',
        text: join(
          driversLicense
            ? "Your answers in all sections, two pictures of your driver's license and the time of arrival."
            : 'Your answers in all sections and the time of arrival.',
          'This browser keeps no draft.',
        ),
      },
      {
        term: 'Why',
        text: 'To confirm who you are and set up pay and taxes once you have accepted an offer. Nobody uses it to choose among applicants.',
      },
      {
        term: 'How long',
        text: join(
          `${keepDays.employment_verifications} days.`,
          driversLicense
            ? 'After that the record and both pictures are deleted.'
            : 'After that the record is deleted.',
        ),
      },
      {
        term: 'Who',
        text: join(
          'Only staff who handle new hires.',
          socialSecurity &&
            'The Social Security number is encrypted on arrival and opens with a key that the database does not have.',
          driversLicense && 'The pictures have no public link.',
        ),
      },
    ],
    more: { label: 'Read the privacy policy', href: '/privacy' },
  };
}

/** For the privacy policy: everything that a visitor enters, as the parts of one sentence. */
export function listCollectedData(questions: AskedQuestions): string[] {
  return [
    'first and last name',
    'email',
    questions.phoneCarrier ? 'phone and phone carrier' : 'phone',
    'address',
    questions.bankName && 'bank name',
    questions.creditScore && 'credit score range',
    questions.socialSecurity && 'Social Security number',
    questions.position && 'position',
    questions.additionalInfo && 'anything you add in your own words',
    questions.driversLicense && 'both sides of your driver’s license',
  ].filter((part) => part !== false);
}

const join = (...sentences: (string | false)[]) => sentences.filter(Boolean).join(' ');
