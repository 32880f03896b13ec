import { choices, type QuestionGroup } from '#company/shape/question.ts';

export const healthQuestions: QuestionGroup = {
  title: 'About the plan',
  questions: [
    {
      name: 'healthWho',
      label: 'Who needs coverage',
      hint: 'Plans are priced by household.',
      input: choices('Just me', 'Me and a partner', 'Me and children', 'A family'),
    },
    {
      name: 'healthToday',
      label: 'Health insurance today',
      hint: 'Shows what you can switch to.',
      input: choices('None', 'Through an employer', 'Bought on my own', 'Medicare or Medicaid'),
    },
    {
      name: 'healthReason',
      label: 'Why now',
      hint: 'Some changes let you enroll early.',
      input: choices('Open enrollment', 'Losing other coverage', 'Marriage or a baby', 'A move', 'Other'),
    },
    {
      name: 'healthChange',
      label: 'Date of that change',
      hint: 'Enrollment deadlines count from it.',
      input: 'date',
    },
    {
      name: 'healthPriority',
      label: 'What matters most',
      hint: 'Points to the right kind of plan.',
      input: choices('Lower premium', 'Lower deductible', 'Choice of doctors', 'A savings account (HSA)'),
    },
    { name: 'healthStart', label: 'Start date', hint: 'Shows which plans are open.', input: 'date' },
  ],
};
