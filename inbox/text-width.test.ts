import { expect, it } from 'vitest';
import { cutTo, padTo, widthOf, wrapTo } from './text-width.ts';

it.each([
  ['plain', 5],
  ['Émile', 5],
  ['E\u0301mile', 5],
  ['李小龍', 6],
  ['🙂', 2],
  ['👨‍👩‍👧', 2],
])('%s is %i columns wide', (text, width) => {
  expect(widthOf(text)).toBe(width);
});

it('a text is cut where it is too wide, never inside a character', () => {
  expect(cutTo('Harborlight', 11)).toBe('Harborlight');
  expect(cutTo('Harborlight', 7)).toBe('Harbor…');
  expect(cutTo('李小龍', 4)).toBe('李…');
  expect(padTo('李', 4)).toBe('李  ');
});

it('a line is wrapped between words, and inside one that is too long', () => {
  expect(wrapTo('the quick brown fox', 9)).toEqual(['the quick', 'brown fox']);
  expect(wrapTo('abcdefghij', 4)).toEqual(['abcd', 'efgh', 'ij']);
  expect(wrapTo('', 4)).toEqual(['']);
});
