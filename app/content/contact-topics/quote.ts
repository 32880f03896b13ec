import type { Question } from './question.ts';
import { serviceChoices } from './service-questions.computed.ts';

export const quoteStart: readonly Question[] = [
  { name: 'service', label: 'What to insure', hint: 'Decides what we ask below.', input: serviceChoices },
  { name: 'zip', label: 'ZIP code', hint: 'Rates vary by ZIP code.', input: 'zip' },
];
