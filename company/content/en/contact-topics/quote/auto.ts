import { choices, type QuestionGroup } from '#company/shape/question.ts';

export const autoQuestions: QuestionGroup = {
  title: 'About the car',
  questions: [
    { name: 'autoYear', label: 'Model year', hint: 'Age affects what repairs cost.', input: 'number' },
    { name: 'autoModel', label: 'Make and model', hint: 'Parts and safety features differ.', input: 'text' },
    {
      name: 'autoDrivers',
      label: 'Drivers in the household',
      hint: 'Everyone who drives it counts.',
      input: 'number',
    },
    {
      name: 'autoUse',
      label: 'Main use',
      hint: 'Paid driving needs other coverage.',
      input: choices('Commuting', 'Errands and weekends', 'Business visits', 'Deliveries or passengers'),
    },
    { name: 'autoInsurer', label: 'Current insurer', hint: 'To quote the same coverage.', input: 'text' },
    { name: 'autoStart', label: 'Start date', hint: 'To avoid a day without coverage.', input: 'date' },
  ],
};
