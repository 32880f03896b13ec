import { expect, it } from 'vitest';
import { cleanLine, cleanLines } from './clean-text.ts';

it.each([
  ['\u001b[31mred\u001b[0m', '␛[31mred␛[0m'],
  ['bell\u0007 and delete\u007f', 'bell␇ and delete␡'],
  ['an 8-bit \u009b2J', 'an 8-bit <U+009B>2J'],
  ['\u202egnp.exe', '<U+202E>gnp.exe'],
  ['two\nlines\tand a tab', 'two lines and a tab'],
  ['family 👨‍👩‍👧 stays', 'family 👨‍👩‍👧 stays'],
])('%j is printed without control characters', (stored, printed) => {
  expect(cleanLine(stored)).toBe(printed);
});

it('every control character is made visible', () => {
  for (let code = 0; code < 0xa0; code += 1) {
    expect(cleanLine(`a${String.fromCodePoint(code)}b`)).not.toMatch(/\p{Cc}/u);
  }
});

it('line ends of every system end a line', () => {
  expect(cleanLines('a\r\nb\nc\rd\u2028e')).toEqual(['a', 'b', 'c', 'd', 'e']);
});
