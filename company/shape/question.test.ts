import { expect, test } from 'vitest';
import { choices, type QuestionGroup, translatedChoices, translatedGroup } from './question.ts';

const english: QuestionGroup = {
  service: 'boat',
  title: 'About the boat',
  questions: [
    { name: 'boatYear', label: 'Model year', hint: 'Age matters.', input: 'number' },
    { name: 'boatUse', label: 'Main use', hint: 'Work differs.', input: choices('Fun', 'Work') },
  ],
};
const words = {
  boatYear: { label: 'Año del modelo', hint: 'La edad importa.' },
  boatUse: { label: 'Uso principal', hint: 'El trabajo es otra cosa.', choices: ['Placer', 'Trabajo'] },
};

test('translated choices keep their values, and their English labels for the message', () => {
  expect(translatedChoices(choices('Fun', 'Work'), ['Placer', 'Trabajo'])).toEqual([
    { value: 'Fun', label: 'Placer', stored: 'Fun' },
    { value: 'Work', label: 'Trabajo', stored: 'Work' },
  ]);
  expect(() => translatedChoices(choices('Fun', 'Work'), ['Placer'])).toThrow('Fun; Work');
});

test('a translated group keeps its names and inputs, and its English labels for the message', () => {
  expect(translatedGroup(english, 'Sobre el barco', words)).toEqual({
    service: 'boat',
    title: 'Sobre el barco',
    questions: [
      {
        name: 'boatYear',
        label: 'Año del modelo',
        stored: 'Model year',
        hint: 'La edad importa.',
        input: 'number',
      },
      {
        name: 'boatUse',
        label: 'Uso principal',
        stored: 'Main use',
        hint: 'El trabajo es otra cosa.',
        input: [
          { value: 'Fun', label: 'Placer', stored: 'Fun' },
          { value: 'Work', label: 'Trabajo', stored: 'Work' },
        ],
      },
    ],
  });
});

test('a question without words in another language is an error', () => {
  expect(() => translatedGroup(english, 'Sobre el barco', { boatUse: words.boatUse })).toThrow('"boatYear"');
});
