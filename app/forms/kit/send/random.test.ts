import { expect, test } from 'vitest';
import { makeDigits, makeUuid } from './random.ts';

test('digits fill the longest path that the schema takes, and do not repeat', () => {
  const made = Array.from({ length: 1_000 }, makeDigits);
  for (const digits of made) expect(digits).toMatch(/^\d{17}$/);
  expect(new Set(made).size).toBe(made.length);
  // Every place takes every digit: nothing of them is a clock.
  for (let at = 0; at < 17; at += 1) expect(new Set(made.map((digits) => digits[at])).size).toBe(10);
});

test('ids are random UUIDs', () => {
  expect(makeUuid()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
