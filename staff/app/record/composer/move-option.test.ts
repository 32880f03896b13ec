import { expect, test } from 'vitest';
import { moveOption } from './move-option.ts';

test.each([
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', 0, 3, 2],
  ['ArrowUp', 2, 3, 1],
  ['PageDown', 0, 3, 2],
  ['PageDown', 0, 12, 5],
  ['PageUp', 7, 12, 2],
  ['PageUp', 2, 12, 0],
  ['ArrowDown', 0, 0, 0],
  ['ArrowUp', 0, 0, 0],
  ['a', 1, 3, undefined],
])('%s at %i of %i goes to %s', (key, at, length, next) => {
  expect(moveOption(key, at, length)).toBe(next);
});
