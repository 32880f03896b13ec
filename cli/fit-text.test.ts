import { expect, it } from 'vitest';
import { truncateText, wrapText } from './fit-text.ts';

it.each([
  ['Harborlight', 11, 'Harborlight'],
  ['Harborlight', 7, 'Harbor…'],
  ['李小龍', 4, '李…'],
  ['李🙂龍', 4, '李…'],
  ['a👨‍👩‍👧b', 3, 'a…'],
  ['E\u0301mile Zola', 6, 'E\u0301mile…'],
])('%s in %i columns is %s', (text, width, fitted) => {
  expect(truncateText(text, width)).toBe(fitted);
});

it('a line is wrapped between words, and inside a word that is wider than the line', () => {
  expect(wrapText('the quick brown fox', 9)).toEqual(['the quick', 'brown fox']);
  expect(wrapText('abcdefghij', 4)).toEqual(['abcd', 'efgh', 'ij']);
  expect(wrapText('李小龍', 4)).toEqual(['李小', '龍']);
  expect(wrapText('  a  b', 6)).toEqual(['  a  b']);
  expect(wrapText('', 4)).toEqual(['']);
});
