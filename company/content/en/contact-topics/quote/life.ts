import { choices, type QuestionGroup } from '#company/shape/question.ts';

export const lifeQuestions: QuestionGroup = {
  title: 'About the policy',
  questions: [
    { name: 'lifeAge', label: 'Your age', hint: 'A large part of the price.', input: 'number' },
    {
      name: 'lifeDependents',
      label: 'People who rely on you',
      hint: 'Helps us suggest an amount.',
      input: 'number',
    },
    {
      name: 'lifeAmount',
      label: 'Amount in mind, in dollars',
      hint: 'A starting point for the price.',
      input: 'number',
    },
    {
      name: 'lifeTerm',
      label: 'How long',
      hint: 'Term, or coverage for life.',
      input: choices('10 years', '20 years', '30 years', 'For life', 'Not sure'),
    },
    {
      name: 'lifeToday',
      label: 'Life insurance today',
      hint: 'It may be enough already.',
      input: choices('None', 'Through work', 'A policy of my own', 'Both'),
    },
    {
      name: 'lifeReason',
      label: 'Main reason',
      hint: 'Points to the kind of policy.',
      input: choices('Family income', 'Mortgage or debts', 'Final expenses', 'A business partner', 'Other'),
    },
  ],
};
