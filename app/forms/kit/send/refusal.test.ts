import { expect, test } from 'vitest';
import { failureMessage } from '#content/outcomes.ts';
import { readRefusal } from './refusal.ts';

const answer = (status: number, wait?: string) =>
  new Response('', { status, headers: wait ? { 'retry-after': wait } : {} });

test.each([
  [429, '37', { reason: 'too-many', seconds: 37 }],
  [429, undefined, { reason: 'too-many', seconds: 60 }],
  [429, 'Sun, 15 Nov 2026 10:00:00 GMT', { reason: 'too-many', seconds: 60 }],
  [503, '30', { reason: 'closed', seconds: 30 }],
  [503, undefined, undefined],
  [500, '30', undefined],
  [201, undefined, undefined],
])('status %i with Retry-After %s is read as %o', (status, wait, refusal) => {
  expect(readRefusal(answer(status, wait))).toEqual(refusal);
});

const failed = { title: 'Something went wrong. Please try again later.' };

test('a failure without a reason shows the general message', () => {
  expect(failureMessage(failed)).toEqual({ kind: 'error', ...failed });
});

test('what to do without a reason gives way to one', () => {
  const advice = 'Check your connection.';
  expect(failureMessage({ ...failed, advice })).toEqual({
    kind: 'error',
    ...failed,
    text: advice,
    seconds: 20,
  });
  expect(failureMessage({ ...failed, advice }, { reason: 'file' }).text).not.toContain(advice);
});

test('after files that cannot be used, the message asks to send the form once more', () => {
  const { text } = failureMessage(failed, { reason: 'uploads' });
  expect(text).toContain('uploaded again');
  expect(text).toContain('please send the form once more');
});

test.each([
  [1, 'wait 1 second and'],
  [37, 'wait 37 seconds and'],
  [600, 'wait 10 minutes and'],
  [7201, 'wait 3 hours and'],
])('after a Retry-After of %i seconds, the message says "%s"', (seconds, words) => {
  const { title, text } = failureMessage(failed, { reason: 'too-many', seconds });
  expect(title).toBe(failed.title);
  expect(text).toContain(words);
});
