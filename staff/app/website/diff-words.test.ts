import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diffWords } from './diff-words.ts';

test('changed words are marked, the rest stays', () => {
  expect(diffWords('We are closed on Friday.', 'We are closed on Monday.')).toEqual([
    { is: 'same', text: 'We are closed on ' },
    { is: 'removed', text: 'Friday.\n' },
    { is: 'added', text: 'Monday.\n' },
  ]);
  expect(diffWords('', 'new')).toEqual([{ is: 'added', text: 'new\n' }]);
  expect(diffWords('same', 'same')).toEqual([{ is: 'same', text: 'same\n' }]);
});

test('a line that moves is removed and added as a whole', () => {
  const parts = diffWords('one\ntwo\nthree', 'two\nthree\none');
  expect(parts.filter(({ is }) => is === 'same')).toEqual([{ is: 'same', text: 'two\nthree\n' }]);
});

test('a line that is added leaves the one before it as it was', () => {
  expect(diffWords('English\nMandarin', 'English\nMandarin\nFrench')).toEqual([
    { is: 'same', text: 'English\nMandarin\n' },
    { is: 'added', text: 'French\n' },
  ]);
});

test('sentences that share hardly a word are shown as replaced', () => {
  expect(diffWords('Can I have a quote?', 'Write or call a person.').map(({ is }) => is)).toEqual([
    'removed',
    'added',
  ]);
});

test('both texts can be read from the parts', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', 'c', ' ', '\n', 'storm', '  '))
    .map((words) => words.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = diffWords(before, after);
      const without = (sort: string) => parts.flatMap(({ is, text }) => (is === sort ? [] : text)).join('');
      expect(without('added')).toBe(before && `${before}\n`);
      expect(without('removed')).toBe(after && `${after}\n`);
    }),
  );
});

test('two long texts without a common word are shown as replaced', () => {
  const long = (word: string) => Array.from({ length: 10_000 }, (_, n) => `${word}${n}`).join(' ');
  expect(diffWords(long('a'), long('b')).map(({ is }) => is)).toEqual(['removed', 'added']);
});
