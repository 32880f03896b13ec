import type { Question } from '#app/words/question.ts';
import { serviceChoices } from '#app/words/service-questions.computed.ts';

export const quoteStart: readonly Question[] = [
  { name: 'service', label: 'What to insure', hint: 'Decides what we ask below.', input: serviceChoices },
  { name: 'zip', label: 'ZIP code', hint: 'Rates vary by ZIP code.', input: 'zip' },
];
