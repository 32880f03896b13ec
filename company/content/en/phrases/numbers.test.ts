import { expect, test } from 'vitest';
import { capitalize, counted, listInWords, numberWord, withArticle } from './numbers.ts';

test('numbers up to twelve are words', () => {
  expect([0, 1, 6, 12, 13].map(numberWord)).toEqual(['no', 'one', 'six', 'twelve', '13']);
});

test('a count takes the singular for one', () => {
  expect([1, 2, 20].map((count) => counted(count, 'office', 'offices'))).toEqual([
    'one office',
    'two offices',
    '20 offices',
  ]);
});

test('a list is written as Americans read it', () => {
  expect([[], ['life'], ['life', 'auto'], ['life', 'auto', 'home']].map(listInWords)).toEqual([
    '',
    'life',
    'life and auto',
    'life, auto and home',
  ]);
});

test('a sentence starts with a capital letter', () => {
  expect([capitalize('two'), capitalize('')]).toEqual(['Two', '']);
});

test('the article follows the name', () => {
  expect(['New York', 'Ohio', 'Utah'].map(withArticle)).toEqual(['a New York', 'an Ohio', 'a Utah']);
});
