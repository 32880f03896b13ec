import { site } from '#app/site.ts';
import { choices, type Question, type QuestionGroup } from './question.ts';
import { serviceChoices } from './service-questions.computed.ts';

export const agentStart: readonly Question[] = [
  {
    name: 'office',
    label: 'Office or neighborhood',
    hint: 'To find someone near you.',
    input: choices(
      ...site.offices.map(({ name }) => `${name} office`),
      ...site.region.neighborhoods,
      'Anywhere, by phone',
    ),
  },
  { name: 'service', label: 'What it is about', hint: 'Agents specialize.', input: serviceChoices },
];

export const agentDetails: QuestionGroup = {
  title: 'About the conversation',
  questions: [
    {
      name: 'agent',
      label: 'Agent’s name, if you know it',
      hint: 'To reach the same person again.',
      input: 'text',
    },
    {
      name: 'language',
      label: 'Language you prefer',
      hint: 'To look for someone who speaks it.',
      input: 'text',
    },
    {
      name: 'time',
      label: 'Good time to talk',
      hint: 'To call when it suits you.',
      input: choices('Weekday mornings', 'Weekday afternoons', 'Saturdays', 'Any time we are open'),
    },
  ],
};
