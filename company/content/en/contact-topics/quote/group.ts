import { choices, type QuestionGroup } from '#company/shape/question.ts';

export const groupQuestions: QuestionGroup = {
  title: 'About the team',
  questions: [
    {
      name: 'groupEmployees',
      label: 'Employees to insure',
      hint: 'Group size decides which plans fit.',
      input: 'number',
    },
    {
      name: 'groupBenefit',
      label: 'Benefit you need most',
      hint: 'We start with that one.',
      input: choices(
        'Group health',
        'Group life and accident',
        'Disability and paid family leave',
        'Several of these',
        'Not sure',
      ),
    },
    {
      name: 'groupToday',
      label: 'Benefits today',
      hint: 'To quote the same benefits.',
      input: choices('None yet', 'A plan we want to renew', 'A plan we want to replace'),
    },
    {
      name: 'groupPlaces',
      label: 'States they work in',
      hint: 'Rules differ from state to state.',
      input: 'text',
    },
    {
      name: 'groupShare',
      label: 'Who pays the premium',
      hint: 'Shapes the cost per paycheck.',
      input: choices('The company', 'The company and employees', 'Mostly employees', 'Not decided'),
    },
    { name: 'groupStart', label: 'Start date', hint: 'Enrollment takes a few weeks.', input: 'date' },
  ],
};
