import { expect, it } from 'vitest';
import { noSelection, toggleAll, toggleRow } from './selection.ts';

const order = ['a', 'b', 'c', 'd', 'e'];
const one = { range: false };
const range = { range: true };

it('a row is selected and taken out again', () => {
  const selected = toggleRow(noSelection, order, 'b', one);
  expect([...selected.ids]).toEqual(['b']);
  expect(toggleRow(selected, order, 'b', one).ids.size).toBe(0);
});

it('shift selects from the last row to this one, in both directions', () => {
  const down = toggleRow(toggleRow(noSelection, order, 'b', one), order, 'd', range);
  expect([...down.ids]).toEqual(['b', 'c', 'd']);
  const up = toggleRow(toggleRow(noSelection, order, 'd', one), order, 'a', range);
  expect([...up.ids].toSorted()).toEqual(['a', 'b', 'c', 'd']);
});

it('shift also takes a range out', () => {
  const all = toggleAll(noSelection, order);
  const without = toggleRow(toggleRow(all, order, 'b', one), order, 'd', range);
  expect([...without.ids]).toEqual(['a', 'e']);
});

it('a range from a row that has left the list is this row alone', () => {
  const gone = { ids: new Set(['x']), anchor: 'x' };
  expect([...toggleRow(gone, order, 'c', range).ids]).toEqual(['x', 'c']);
});

it('select all is taken back by select all', () => {
  expect(toggleAll(toggleAll(noSelection, order), order).ids.size).toBe(0);
});
