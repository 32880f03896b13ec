import { expect, test } from 'vitest';
import { listOf, moveEntry, toPairs } from './sort-entries.ts';

test('an entry moves, and the others keep their order', () => {
  expect(moveEntry(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moveEntry(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moveEntry(['a'], 4, 0)).toEqual(['a']);
});

test('lists of two languages become pairs and lists again', () => {
  const pairs = toPairs({ en: ['one', 'two'], es: ['uno'] }, () => '');
  expect(pairs).toEqual([
    { en: 'one', es: 'uno' },
    { en: 'two', es: '' },
  ]);
  expect(listOf(pairs, 'en')).toEqual(['one', 'two']);
  expect(listOf(pairs, 'es')).toEqual(['uno', '']);
});
