import { expect, it } from 'vitest';
import { parseDuration } from './dates.ts';

it('a duration has a unit', () => {
  expect(parseDuration('24h', '--older-than')).toBe(86_400_000);
  expect(() => parseDuration('24', '--older-than')).toThrow('takes a duration like');
});
