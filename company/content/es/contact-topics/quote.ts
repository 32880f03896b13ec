import type { Choice, Question } from '#company/shape/question.ts';

export const writeQuoteStart = (services: readonly Choice[]): readonly Question[] => [
  {
    name: 'service',
    label: 'Qué quiere asegurar',
    stored: 'What to insure',
    hint: 'Decide qué preguntamos más abajo.',
    input: services,
  },
  {
    name: 'zip',
    label: 'Código postal',
    stored: 'ZIP code',
    hint: 'Las tarifas varían según el código postal.',
    input: 'zip',
  },
];
