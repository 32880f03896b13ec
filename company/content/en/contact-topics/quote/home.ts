import { choices, type QuestionGroup } from '#company/shape/question.ts';
import { state } from '../../state.ts';

export const homeQuestions: QuestionGroup = {
  title: 'About the home',
  questions: [
    {
      name: 'homeKind',
      label: 'Own or rent',
      hint: 'Decides which policy form fits.',
      input: choices('Own a house', `Own a ${state.condo}`, 'Rent', 'Buying now'),
    },
    {
      name: 'homeBuilt',
      label: 'Year built',
      hint: 'Older wiring, pipes and roofs can cost more.',
      input: 'number',
    },
    { name: 'homeSize', label: 'Square feet', hint: 'Rebuilding is priced by size.', input: 'number' },
    {
      name: 'homeClaims',
      label: 'Claims in the past 5 years',
      hint: 'Past claims can change the price.',
      input: choices('None', 'One', 'Two or more', 'Not sure'),
    },
    { name: 'homeInsurer', label: 'Current insurer', hint: 'To quote the same coverage.', input: 'text' },
    { name: 'homeStart', label: 'Start date', hint: 'Often set by a closing or a lease.', input: 'date' },
  ],
};
