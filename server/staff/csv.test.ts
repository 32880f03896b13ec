import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCsvRecord } from './csv.ts';

it.each([
  ['plain', 'plain'],
  ['a,b', '"a,b"'],
  ['a;b', '"a;b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['+1 212', "'+1 212"],
  ['-5', "'-5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', '"\'\t\'=1"'],
  ['\r=1', '"\'\r\'=1"'],
  ['＝1+1', "'＝1+1"],
  ['a;=1+1', '"a;\'=1+1"'],
  ['a,@SUM(A1)', '"a,\'@SUM(A1)"'],
  ['a\t+1', '"a\t\'+1"'],
  ['a\n-1', '"a\n\'-1"'],
  ['a;"=1&"', '"a;""\'=1&"""'],
  ['a=b', 'a=b'],
  ['half-time; a+b, 3 - 2', '"half-time; a+b, 3 - 2"'],
  ['', ''],
])('%j becomes %j', (value, cell) => {
  expect(toCsvRecord([value])).toBe(`${cell}\r\n`);
});

it('a record has its cells between commas, nothing for null', () => {
  expect(toCsvRecord(['a', null, 'b'])).toBe('a,,b\r\n');
});

describe('no cell starts a formula in a spreadsheet that splits at', () => {
  const hostile = fc.array(fc.string({ unit: fc.constantFrom(...'=+-@＝;,\t\r\n"\' a1&') }), {
    minLength: 1,
    maxLength: 4,
  });

  it.each([[','], [';'], ['\t'], [',;'], [';\t'], [',;\t']])('%j', (separators) => {
    fc.assert(
      fc.property(hostile, (values) => {
        const text = toCsvRecord(values);
        const cells = [...splitCells(text, separators, true), ...splitCells(text, separators, false)];
        expect(cells.filter((cell) => /^[=+\-@＝]/.test(cell))).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });
});

/**
 * Splits as a spreadsheet does: a quote opens a quoted part only at the start of a cell, and what follows its end belongs to the
 * cell. Without `quoted`, quotes mean nothing.
 */
function splitCells(text: string, separators: string, quoted: boolean): string[] {
  const cells: string[] = [];
  for (let at = 0; at < text.length; at += 1) {
    let cell = '';
    if (quoted && text[at] === '"') {
      const [part = '', content = ''] = /^"((?:[^"]|"")*)"?/.exec(text.slice(at)) ?? [];
      cell = content.replaceAll('""', '"');
      at += part.length;
    }
    for (; at < text.length && !`${separators}\r\n`.includes(text[at] ?? ''); at += 1) cell += text[at];
    cells.push(cell);
  }
  return cells;
}
