import { expect, test } from 'vitest';
import { addUp } from './told-claim.ts';

const line = (amount: number) => ({ label: '', amount });
const items = [line(2_340), line(680), line(570)];

test('the deductible is taken off the sum of the items', () => {
  expect(addUp({ items, deductible: line(500) })).toEqual({ total: 3_590, paid: 3_090 });
});

test('nothing is paid below the deductible', () => {
  expect(addUp({ items, deductible: line(4_000) })).toEqual({ total: 3_590, paid: 0 });
});
