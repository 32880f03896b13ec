import type { Question } from '#app/words/question.ts';
import { serviceChoices } from '#app/words/service-questions.computed.ts';

export const quoteStart: readonly Question[] = [
  {
    name: 'service',
    label: 'Qué quiere asegurar',
    stored: 'What to insure',
    hint: 'Decide qué preguntamos más abajo.',
    input: serviceChoices,
  },
  {
    name: 'zip',
    label: 'Código postal',
    stored: 'ZIP code',
    hint: 'Las tarifas varían según el código postal.',
    input: 'zip',
  },
];
