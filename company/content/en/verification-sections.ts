import type { AskedQuestions } from '#domain/verification-questions.ts';

type SectionId = 'you' | 'address' | 'work' | 'finance' | 'documents' | 'review';
type SectionWords = { title: string; intro: string };

/** The parts of the form. The last holds the answers and the button. */
export const writeSections = ({ position }: AskedQuestions): Record<SectionId, SectionWords> => ({
  you: {
    title: 'You',
    intro: 'The name on your offer letter, and where we can reach you with a question.',
  },
  address: {
    title: 'Where you live',
    intro: 'Payroll documents and your year-end tax form go to this address.',
  },
  work: position
    ? {
        title: 'Work',
        intro: 'The job you accepted. If its title is not on this list, choose the closest one.',
      }
    : {
        title: 'Anything else',
        intro: 'Anything we should know when we compare this with your offer letter.',
      },
  finance: {
    title: 'Finance',
    intro: 'The most private part. Each question says why we ask.',
  },
  documents: {
    title: 'Identity documents',
    intro:
      "Both sides of your driver's license, as two files. All four corners in the picture, no glare. No license? Call us: another document will do.",
  },
  review: {
    title: 'Review',
    intro: 'You can go back and change anything. Nothing leaves your device until you press the button.',
  },
});
