import { choices, type QuestionGroup } from '#company/shape/question.ts';

export const businessQuestions: QuestionGroup = {
  title: 'About the business',
  questions: [
    {
      name: 'businessKind',
      label: 'Kind of business',
      hint: 'Decides which coverages fit.',
      input: 'text',
    },
    {
      name: 'businessEmployees',
      label: 'Employees',
      hint: 'You may need workers’ compensation.',
      input: 'number',
    },
    {
      name: 'businessPlace',
      label: 'Where you work',
      hint: 'A lease often sets the limits.',
      input: choices('A place we rent', 'A place we own', 'From home', 'At client sites'),
    },
    {
      name: 'businessRevenue',
      label: 'Yearly revenue',
      hint: 'Liability is often priced by it.',
      input: choices('Under $100,000', '$100,000 to $500,000', '$500,000 to $2 million', 'Over $2 million'),
    },
    {
      name: 'businessNeed',
      label: 'Most urgent',
      hint: 'We start with that one.',
      input: choices(
        'Business owner’s policy',
        'Professional liability',
        'Workers’ compensation',
        'Proof for a landlord or client',
        'Not sure',
      ),
    },
    { name: 'businessStart', label: 'Start date', hint: 'Often set by a lease or contract.', input: 'date' },
  ],
};
