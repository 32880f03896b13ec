import { expect, test } from 'vitest';
import { readFailure, retryAfter } from './retry.ts';

test('pauses grow up to six hours', () => {
  expect([1, 2, 3, 4, 5, 9].map(retryAfter)).toEqual([60, 240, 960, 3840, 15_360, 21_600]);
});

test('a refused recipient or message is given up; anything else is tried again', () => {
  expect(readFailure({ code: 'EENVELOPE', responseCode: 550 })).toEqual({
    code: 'EENVELOPE 550',
    retry: false,
  });
  expect(readFailure({ code: 'EMESSAGE', responseCode: 554 }).retry).toBe(false);
  expect(readFailure({ code: 'EENVELOPE', responseCode: 451 }).retry).toBe(true);
  expect(readFailure({ code: 'EAUTH', responseCode: 535 }).retry).toBe(true);
  expect(readFailure({ code: 'ETIMEDOUT' })).toEqual({ code: 'ETIMEDOUT', retry: true });
  expect(readFailure(new Error('anything'))).toEqual({ code: 'UNKNOWN', retry: true });
});
