import { expect, it } from 'vitest';
import { isStorableJson } from './storable.ts';

it.each([
  ['text', 'Ada', true],
  ['text about an escape', 'type \\u0000 to end a string', true],
  ['an emoji', '\u{1f600}', true],
  ['numbers and nothing', [1, null, true, undefined], true],
  ['the NUL character', 'a\u0000b', false],
  ['half an emoji', '\ud83d', false],
  ['one inside', { a: [{ b: '\u0000' }] }, false],
  ['one in a name', { '\udc00': 1 }, false],
  ['a value that is nested too deep', JSON.parse(`${'['.repeat(12_000)}${']'.repeat(12_000)}`), false],
])('%s', (_, value, isStorable) => {
  expect(isStorableJson(value)).toBe(isStorable);
});
