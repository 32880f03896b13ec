import { stripVTControlCharacters } from 'node:util';
import { expect, it } from 'vitest';
import { layOutTable } from './print-table.ts';
import { widthOf } from './text-width.ts';

const columns = [{ title: 'ID' }, { title: 'Name', flexible: true }, { title: 'Subject', flexible: true }];
const rows = [
  ['aaaa1111', 'Ada', 'A long subject that is cut first'],
  ['bbbb2222', '李小龍', 'Short'],
];
const layOut = (width?: number) => layOutTable(columns, rows, width).map(stripVTControlCharacters);

it('columns stand under their titles', () => {
  expect(layOut()).toEqual([
    'ID        Name    Subject',
    'aaaa1111  Ada     A long subject that is cut first',
    'bbbb2222  李小龍  Short',
  ]);
});

it('the widest column gives way where the terminal is narrow', () => {
  expect(layOut(36)).toEqual([
    'ID        Name    Subject',
    'aaaa1111  Ada     A long subject th…',
    'bbbb2222  李小龍  Short',
  ]);
  for (const line of layOut(30)) expect(widthOf(line)).toBeLessThanOrEqual(30);
});

it('numbers stand to the right', () => {
  const lines = layOutTable([{ title: 'Kind' }, { title: 'Records', align: 'right' }], [['contacts', '7']]);
  expect(lines.map(stripVTControlCharacters)).toEqual(['Kind      Records', 'contacts        7']);
});
