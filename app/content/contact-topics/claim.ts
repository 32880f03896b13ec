import type { Question, QuestionGroup } from './question.ts';

/** The answer that puts 911 first. */
export const someoneHurt = 'yes';

export const claimStart: readonly Question[] = [
  {
    name: 'hurt',
    label: 'Is anyone hurt?',
    hint: 'People come before property.',
    input: [
      { value: someoneHurt, label: 'Yes, someone is hurt' },
      { value: 'no', label: 'No, nobody is hurt' },
      { value: 'unsure', label: 'Not sure yet' },
    ],
  },
  {
    name: 'kind',
    label: 'Kind of loss',
    hint: 'Sends this to the right adjuster.',
    input: [
      { value: 'car', label: 'Car accident or damage' },
      { value: 'theft', label: 'Theft or break-in' },
      { value: 'fire', label: 'Fire or smoke' },
      { value: 'water', label: 'Leak or burst pipe' },
      { value: 'storm', label: 'Storm or flood' },
      { value: 'injury', label: 'Injury to a guest or customer' },
      { value: 'health', label: 'Medical bill' },
      { value: 'life', label: 'Death in the family' },
      { value: 'business', label: 'Loss at a business' },
      { value: 'other', label: 'Something else' },
    ],
  },
];

export const claimDetails: QuestionGroup = {
  title: 'About the loss',
  questions: [
    { name: 'date', label: 'Date it happened', hint: 'Shows which policy applied.', input: 'date' },
    { name: 'place', label: 'Where it happened', hint: 'Tells us where to look at it.', input: 'text' },
    {
      name: 'policy',
      label: 'Policy number, if you know it',
      hint: 'Finds your policy faster.',
      input: 'text',
    },
  ],
};
