import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { promisedHours } from '#domain/promise.ts';
import { answerGoal } from './promises.ts';

// What a page says about time comes from promises.ts of its language. A second wording becomes a second promise.
const ownWords: readonly (readonly [string, RegExp])[] = [
  ['answerGoal', /\b24 business hours|within (?:24 hours|(?:one|a) business day)\b/i],
  ['answerGoal', /\b24 horas hábiles|(?:en|dentro de(?: las)?) 24 horas\b|en un día hábil\b/i],
  ['adjusterPromise', /\badjusterHours\b|\bcountedHours\b/],
  ['withinDecisionTime', /\b(?:7|seven)(?:-|–| to | a )(?:10|ten) (?:business days|días hábiles)/i],
  ['withinDecisionTime', /\bsiete a diez días hábiles/i],
];
const findOwnWords = (text: string): string[] =>
  text
    .split('\n')
    .flatMap((line) => ownWords.filter(([, pattern]) => pattern.test(line)).map(([name]) => name));

const files = globSync('company/content/{en,es}/**/*.{ts,mdx}', {
  exclude: ['**/*.test.ts', '**/phrases/*'],
});

test.each(files)('%s promises times in the words of phrases/promises.ts', (file) => {
  expect(findOwnWords(readFileSync(file, 'utf8'))).toEqual([]);
});

test.each([
  ['You’ll get an answer within 24 business hours.', 'answerGoal'],
  ['We answer within a business day.', 'answerGoal'],
  ['Le responderemos en 24 horas.', 'answerGoal'],
  ['An adjuster calls you within {adjusterHours} hours.', 'adjusterPromise'],
  ['We decide in 7-10 business days.', 'withinDecisionTime'],
  ['Decidimos de 7 a 10 días hábiles después.', 'withinDecisionTime'],
])('“%s” is found', (text, name) => {
  expect(findOwnWords(text)).toEqual([name]);
});

test('the goal is what reminders to the staff count', () => {
  expect(answerGoal).toContain(`${promisedHours} business hours`);
});
