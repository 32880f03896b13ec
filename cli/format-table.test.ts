import { stripVTControlCharacters } from 'node:util';
import stringWidth from 'string-width';
import { expect, it } from 'vitest';
import { formatTable } from './format-table.ts';

const columns = [{ title: 'ID' }, { title: 'Name', flexible: true }, { title: 'Subject', flexible: true }];
const rows = [
  ['aaaa1111', 'Ada', 'A long subject that is truncated first'],
  ['bbbb2222', '李小龍', 'Short'],
];
const format = (width?: number) => formatTable(columns, rows, width).map(stripVTControlCharacters);

it('columns are aligned under their titles, and nothing is truncated without a width', () => {
  expect(format()).toEqual([
    'ID        Name    Subject',
    'aaaa1111  Ada     A long subject that is truncated first',
    'bbbb2222  李小龍  Short',
  ]);
});

it('the widest column is truncated where the terminal is narrow', () => {
  expect(format(36)).toEqual([
    'ID        Name    Subject',
    'aaaa1111  Ada     A long subject th…',
    'bbbb2222  李小龍  Short',
  ]);
  for (const line of format(30)) expect(stringWidth(line)).toBeLessThanOrEqual(30);
});

it('numbers are aligned right', () => {
  const lines = formatTable([{ title: 'Kind' }, { title: 'Records', align: 'right' }], [['contacts', '7']]);
  expect(lines.map(stripVTControlCharacters)).toEqual(['Kind      Records', 'contacts        7']);
});
