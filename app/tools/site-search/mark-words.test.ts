import { expect, test } from 'vitest';
import { markWords } from './mark-words.ts';

const marked = (text: string, words: string[]) =>
  markWords(text, words)
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('');

test('words that matched are marked, whole and in any case', () => {
  expect(marked('Your deductible. Deductibles differ.', ['deductible'])).toBe(
    'Your [deductible]. Deductibles differ.',
  );
  expect(marked('Renters have HO-4.', ['renters', 'ho4'])).toBe('[Renters] have [HO-4].');
});

test('a word that was found without its accents is marked with them', () => {
  expect(marked('Su póliza y su auto.', ['poliza'])).toBe('Su [póliza] y su auto.');
});

test('the pieces make the whole text again', () => {
  const text = 'What’s a 401(k), and a co-op? 50-70%.';
  expect(
    markWords(text, ['401k'])
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});
