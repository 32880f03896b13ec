import { expect, test } from 'vitest';
import { checkBucketAccess, checkPrivateBuckets } from './bucket-access.ts';
import type { Send } from './request.ts';

const noBucket = { statusCode: '404', error: 'Bucket not found', message: 'Bucket not found' };
const noObject = { statusCode: '404', error: 'not_found', message: 'Object not found' };

/** Storage looks up bucket and file at the same time, and answers whichever is missing first. */
function fakeStorage(answer: object, isPublic: boolean): Send {
  return async (caller, path) => {
    const reply = (status: number, body: unknown) => ({
      status,
      text: JSON.stringify(body),
      headers: new Headers(),
    });
    if (path.startsWith('/storage/v1/object/public/')) return reply(400, answer);
    if (caller === 'staff' && path.startsWith('/storage/v1/bucket/')) return reply(200, { public: isPublic });
    return reply(403, {});
  };
}

async function findOpen(send: Send) {
  const findings = [...(await checkBucketAccess(send)), ...(await checkPrivateBuckets(send))];
  return findings.filter(({ state }) => state !== 'good').map(({ id }) => id);
}

test.each([noBucket, noObject])(
  'a private bucket is in order, also where it answers $message',
  async (answer) => {
    expect(await findOpen(fakeStorage(answer, false))).toEqual([]);
  },
);

test.each([noBucket, noObject])(
  'a public bucket is found, also where it answers $message',
  async (answer) => {
    expect(await findOpen(fakeStorage(answer, true))).toEqual([
      'access:resumes:the-public-address',
      'access:employment-documents:the-public-address',
    ]);
  },
);

test('a bucket that staff cannot see is reported', async () => {
  const send: Send = async () => ({ status: 400, text: JSON.stringify(noBucket), headers: new Headers() });
  expect(await findOpen(send)).toEqual([
    'access:resumes:the-public-address',
    'access:employment-documents:the-public-address',
  ]);
});
