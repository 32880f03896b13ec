import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../../tests/support/any-text.ts';
import { sanitize } from './sanitize.ts';

test.each([
  ['  Ada  ', 'Ada'],
  ['<b>Ada</b> Lovelace', 'Ada Lovelace'],
  ['<script>alert(1)</script>', 'alert(1)'],
  ['<img src=x onerror=alert(1)>hi', 'hi'],
  ['<a href="https://x.example">link</a>', 'link'],
  ['a<!-- hidden -->b', 'ab'],
  ['<!DOCTYPE html>x', 'x'],
  ['<br/>one<br />two', 'onetwo'],
  ['<scr<script>ipt>alert(1)</scr</script>ipt>', 'alert(1)'],
  ['nul\u0000 and bell\u0007', 'nul and bell'],
  ['lone \ud800 surrogate', 'lone \ufffd surrogate'],
])('%j becomes %j', (text, stored) => {
  expect(sanitize(text)).toBe(stored);
});

test.each([
  'my rent is < $900 & > $500',
  '5 < 6 and 7 > 2',
  'I <3 my dog',
  'a -> b <- c <= d',
  'Zoë O’Neill, 李小龍, مريم 🙂',
  'line one\nline two\ttabbed',
])('honest text stays as it is: %j', (text) => {
  expect(sanitize(text)).toBe(text);
});

test('whatever is typed, no tag is left and doing it twice changes nothing', () => {
  const text = fc.oneof(
    anyText(),
    fc
      .array(fc.constantFrom('<', '>', '/', 'b', 'script', ' ', '!', '--', 'x="', '"', '<b>', '</b>'))
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(text, (typed) => {
      const stored = sanitize(typed);
      expect(stored).not.toMatch(/<\/?[a-z][a-z0-9-]*>/i);
      expect(sanitize(stored)).toBe(stored);
    }),
    { numRuns: 2_000 },
  );
});
