import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readSearch } from './read-search.ts';

it.each<[string, string[]]>([
  ['', []],
  ['  ', []],
  ['Maria', ['Maria']],
  ['  roof \t leak\n', ['roof', 'leak']],
  ['roof roof', ['roof']],
  ["O'Brien, Anna", ["O'Brien", 'Anna']],
  ['"maria@example.com"', ['maria@example.com']],
  ['50% _ %', ['50']],
  ['<b>x</b>', ['b>x</b']],
  ['a\u0000b', ['a', 'b']],
  ['(212) 555-0142', ['2125550142']],
  ['212.555.0142', ['2125550142']],
  ['+1 212 555 0142', ['2125550142']],
  ['Maria 555-0142', ['Maria', '5550142']],
  ['+44 20 7946 0958', ['442079460958']],
  ['0142', ['0142']],
  ['HL-123456', ['HL-123456']],
  ['2026-11-16', ['2026-11-16']],
  ['1 2 3 4 5 6 7 8 9', ['1', '2', '3', '4', '5', '6', '7', '8']],
])('%j is split into %j', (text, words) => {
  expect(readSearch(text).words).toEqual(words);
});

it('a reference is words as well: eight letters may be a word', () => {
  expect(readSearch('K7QM-2XRA')).toMatchObject({ words: ['K7QM-2XRA'], reference: expect.anything() });
  expect(readSearch('research')).toMatchObject({ words: ['research'], reference: expect.anything() });
  expect(readSearch('roof').reference).toBeUndefined();
});

it('no text makes a word that the database cannot take', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const { words } = readSearch(`${text}\ud800`);
      expect(words.every((word) => word.isWellFormed() && !/[\s\p{Cc}]/u.test(word))).toBe(true);
      expect(words.length).toBeLessThanOrEqual(8);
    }),
  );
});
