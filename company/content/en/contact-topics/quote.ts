import type { Choice, Question } from '#company/shape/question.ts';

export const writeQuoteStart = (services: readonly Choice[]): readonly Question[] => [
  { name: 'service', label: 'What to insure', hint: 'Decides what we ask below.', input: services },
  { name: 'zip', label: 'ZIP code', hint: 'Rates vary by ZIP code.', input: 'zip' },
];
