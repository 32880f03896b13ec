import { expect, it } from 'vitest';
import { nameOfItem } from './item-name.ts';

it.each([
  ['Closed today.', 'Closed today.'],
  [
    'Every office is closed on Friday because of the snowstorm. Call us at any hour.',
    'Every office is closed on Friday because of the snowstorm…',
  ],
])('a long notice is called by its first words: %s', (text, name) => {
  const facts = { pages: 'all' as const, from: null, until: null, tone: 'calm' as const };
  expect(nameOfItem('notice', 'storm', { facts, words: { en: { text } } })).toBe(name);
});
