import { expect, it } from 'vitest';
import { refusals } from '#domain/refusals.ts';
import { describeFailure } from './describe-failure.ts';
import { RequestFailed, requireSuccess } from './request-failed.ts';

it.each(refusals)('the refusal %s has its own words', (code) => {
  const text = describeFailure(new RequestFailed(code));
  expect(text).toMatch(/^[A-Z].*[^.]\. [A-Z].*\.$/);
  if (code !== 'failed') expect(text).not.toBe(describeFailure(new RequestFailed('failed')));
});

it('an error of the browser, and a code that only a newer server knows, are failures', () => {
  const failed = describeFailure(new RequestFailed('failed'));
  expect(describeFailure(new TypeError('x is not a function'))).toBe(failed);
  expect(describeFailure(new RequestFailed('from_the_future' as 'failed'))).toBe(failed);
});

it('a refusal says how long to wait, and who changed a record', async () => {
  const refuse = (body: object, headers = {}) =>
    requireSuccess(Promise.resolve(Response.json(body, { status: 409, headers }))).catch(describeFailure);
  expect(await refuse({ code: 'too_many_attempts' }, { 'retry-after': '30' })).toBe(
    'Too many attempts. Try again in 30 seconds.',
  );
  expect(await refuse({ code: 'too_many_attempts' }, { 'retry-after': '90' })).toContain('in 2 minutes');
  expect(await refuse({ code: 'conflict', changedBy: 'Sam' })).toMatch(/^Sam changed this/);
  expect(await refuse({ code: 'conflict', changedBy: null })).toMatch(/^A colleague changed this/);
});

it('a server that is not reached is a lost connection', async () => {
  const lost = requireSuccess(Promise.reject(new TypeError('fetch failed')));
  await expect(lost).rejects.toMatchObject({ code: 'offline', status: 0 });
});
