import { expect, test } from 'vitest';
import { currentRequestId, requestIdOf, withRequestId } from './request-id.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const idOf = (given: string | undefined, trustedProxies: number) =>
  requestIdOf({ headers: given === undefined ? {} : { 'x-request-id': given } }, trustedProxies);

test('a plain token of a trusted proxy is kept', () => {
  expect(idOf('01HZX-abc_DEF-42', 1)).toBe('01HZX-abc_DEF-42');
});

test.each([
  ['no token', undefined, 1],
  ['a token of a client', '01HZX-abc_DEF-42', 0],
  ['an email address', 'ada@example.com', 1],
  ['a sentence', 'my roof is leaking', 1],
  ['JSON', '{"a":"b","c":"d"}', 1],
  ['a short text', 'abc', 1],
  ['a long text', 'a'.repeat(65), 1],
])('%s gets a new id', (_, given, trustedProxies) => {
  expect(idOf(given, trustedProxies)).toMatch(uuid);
});

test('what a request starts has its id, and nothing else has', async () => {
  const late = withRequestId('first-request', async () => {
    await Promise.resolve();
    return currentRequestId();
  });
  expect(currentRequestId()).toBeUndefined();
  expect(await late).toBe('first-request');
});
