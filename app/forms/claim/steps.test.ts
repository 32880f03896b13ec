import { afterEach, describe, expect, test, vi } from 'vitest';
import { fields } from '#content/claim-form.ts';
import { claimSteps, isReached, stageAfter, stepOf } from './steps.ts';

const onPhone = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }));
afterEach(() => vi.unstubAllGlobals());

test('every field is asked in one step, in the order of the form', () => {
  expect(claimSteps.flatMap((step) => step.fields)).toEqual(Object.keys(fields));
});

describe('on a phone', () => {
  test('a step asks nothing of the next', () => {
    onPhone(true);
    expect(isReached(0, 'date')).toBe(true);
    expect(isReached(0, 'email')).toBe(false);
    expect(isReached(stepOf('email'), 'date')).toBe(true);
  });

  test('the review comes after the last step', () => {
    onPhone(true);
    expect([0, 1, 2].map(stageAfter)).toEqual([1, 2, 'review']);
  });
});

test('a wide screen asks everything, then shows the review', () => {
  onPhone(false);
  expect(Object.keys(fields).every((field) => isReached(0, field))).toBe(true);
  expect(stageAfter(0)).toBe('review');
});
