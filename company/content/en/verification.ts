import { site } from './site.ts';

export { fields } from './verification-fields.ts';

/** What a stored option reads like in this language. Those not listed are shown as they are stored. */
export const optionLabels: Readonly<Record<string, string>> = {};

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

export const actions = { submit: 'Submit Verification', submitting: 'Submitting...' };

/** The answers, shown above the button. */
export const review = {
  change: 'Change',
  missing: 'Not answered yet',
  leftBlank: 'Left blank',
  /** For a screen reader, in place of a masked number. */
  endsIn: (digits: string) => `Ends in ${digits}`,
};

export const withoutScripts = {
  text: 'Your browser has it turned off, so nothing can be sent. Call us. Please do not email these details.',
  ways: [{ label: site.telephone.shown, href: site.telephone.href }],
};
