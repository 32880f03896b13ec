import { expect, it } from 'vitest';
import { idRange } from './find-record.ts';

it('the start of an id becomes a range of ids', () => {
  expect(idRange('3F2A91c0-12')).toEqual([
    '3f2a91c0-1200-0000-0000-000000000000',
    '3f2a91c0-12ff-ffff-ffff-ffffffffffff',
  ]);
  const whole = '3f2a91c0-1234-4abc-8def-0123456789ab';
  expect(idRange(whole)).toEqual([whole, whole]);
});

it.each(['', '---', 'xyz1', '3f2', `${'a'.repeat(33)}`, '3f2a;drop'])(
  '%j is not the start of an id',
  (given) => {
    expect(() => idRange(given)).toThrow(/not an id|too short/);
  },
);
