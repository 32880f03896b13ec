import { expect, test } from 'vitest';
import { idsOfReference, referenceOf } from './references.ts';

const many = Array.from({ length: 2_000 }, () => crypto.randomUUID());

test('a reference never changes: it may stand in a letter', () => {
  expect(referenceOf('00000000-0000-4000-8000-000000000000')).toBe('2222-2222');
  expect(referenceOf('ffffffff-ffff-4fff-bfff-ffffffffffff')).toBe('ZZZZ-ZZZZ');
  expect(referenceOf('3f2504e0-4f89-41d3-9a0c-0305e82c3301')).toBe('9WLJ-BS4H');
});

test('an id in capitals has the same reference', () => {
  expect(referenceOf('3F2504E0-4F89-41D3-9A0C-0305E82C3301')).toBe('9WLJ-BS4H');
});

test('a reference has eight letters, and no two that look alike', () => {
  const all = many.map(referenceOf);
  for (const reference of all) expect(reference).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
  expect(new Set(all.join('').replaceAll('-', '')).size).toBe(32);
});

test('every one of the first 40 bits counts, and no other', () => {
  const flip = (at: number) => {
    const digits = [...'0'.repeat(32)];
    digits[Math.floor(at / 4)] = (8 >> (at % 4)).toString(16);
    return digits.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  };
  const changed = Array.from({ length: 128 }, (_, at) => referenceOf(flip(at)) !== '2222-2222');
  expect(changed).toEqual(Array.from({ length: 128 }, (_, at) => at < 40));
});

test('references sort as their ids do', () => {
  const sorted = [...many].sort();
  expect(sorted.map(referenceOf)).toEqual(many.map(referenceOf).sort());
});

test('a reference finds the range of ids that it stands for', () => {
  expect(idsOfReference('9WLJ-BS4H')).toEqual({
    first: '3f2504e0-4f00-0000-0000-000000000000',
    last: '3f2504e0-4fff-ffff-ffff-ffffffffffff',
  });
  for (const id of many) {
    const { first = '', last = '' } = idsOfReference(referenceOf(id)) ?? {};
    expect(first <= id && id <= last).toBe(true);
    expect([first, last].map(referenceOf)).toEqual([referenceOf(id), referenceOf(id)]);
  }
});

test.each(['9wlj-bs4h', ' 9WLJ BS4H ', '9wljbs4h'])('%j is read as the same reference', (text) => {
  expect(idsOfReference(text)).toEqual(idsOfReference('9WLJ-BS4H'));
});

test.each([
  '',
  '9WLJ',
  '9WLJ-BS4',
  '9WLJ-BS4HH',
  '9WLJ--BS4H',
  '9-WLJBS4H',
  '9WL0-BS4H',
  '9WLJ-BS4I',
  '9WLJ-BS4H 2',
  "9WLJ-BS4'",
])('%j is no reference', (text) => {
  expect(idsOfReference(text)).toBeUndefined();
});
