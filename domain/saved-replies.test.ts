import { expect, test } from 'vitest';
import { fitsKind } from './saved-replies.ts';

test('an outcome belongs to its kind', () => {
  expect(fitsKind({ kind: 'application', outcome: 'hired' })).toBe(true);
  expect(fitsKind({ kind: 'verification', outcome: 'hired' })).toBe(false);
  expect(fitsKind({ kind: 'message', outcome: 'hired' })).toBe(false);
  expect(fitsKind({ kind: null, outcome: 'hired' })).toBe(false);
  expect(fitsKind({ kind: null, outcome: null })).toBe(true);
});
