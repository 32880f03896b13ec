import { expect, test } from 'vitest';
import { readQuery } from './query-in-address.ts';

test('a query is read from the fragment, or else from the query of the address', () => {
  expect(readQuery({ search: '?q=flood', hash: '' })).toBe('flood');
  expect(readQuery({ search: '', hash: '#q=car+crash' })).toBe('car crash');
  expect(readQuery({ search: '?q=flood', hash: '#q=fire' })).toBe('fire');
  expect(readQuery({ search: '', hash: '#search-box' })).toBe('');
});
