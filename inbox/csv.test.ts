import { expect, it } from 'vitest';
import { toCsvRecord } from './csv.ts';

it.each([
  ['plain', 'plain'],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['+1 212', "'+1 212"],
  ['-5', "'-5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', '"\'\r=1"'],
  ['＝1+1', "'＝1+1"],
  ['a=b', 'a=b'],
  ['', ''],
])('%j becomes %j', (value, cell) => {
  expect(toCsvRecord([value])).toBe(`${cell}\r\n`);
});

it('a record has its cells between commas, nothing for null', () => {
  expect(toCsvRecord(['a', null, 'b'])).toBe('a,,b\r\n');
});
