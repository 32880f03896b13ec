import { expect, test } from 'vitest';
import { buckets } from '#domain/kinds.ts';
import { checkBucketAccess, checkPrivateBuckets } from './bucket-access.ts';
import type { Send } from './request.ts';

const notFound = { statusCode: '404', error: 'Bucket not found', message: 'Bucket not found' };
const open = [...buckets, 'letters'].map((bucket) => `access:${bucket}:the-public-address`);

test.each([
  ['a private bucket is in order', 200, { public: false }, []],
  ['a public bucket is found', 200, { public: true }, open],
  ['a bucket that staff cannot see is reported', 400, notFound, open],
])('%s', async (_what, status, body, expected) => {
  const send: Send = async (caller) => ({
    status: caller === 'staff' ? status : 403,
    text: JSON.stringify(caller === 'staff' ? body : {}),
    headers: new Headers(),
  });
  const findings = [...(await checkBucketAccess(send)), ...(await checkPrivateBuckets(send))];
  expect(findings.filter(({ state }) => state !== 'good').map(({ id }) => id)).toEqual(expected);
});
