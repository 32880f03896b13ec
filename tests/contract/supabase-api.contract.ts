import { beforeAll, describe, expect, it } from 'vitest';
import { kinds } from '#domain/kinds.ts';
import { pdfBytes, resumePath } from '../support/sample-files.ts';
import { uploadResume } from '../support/upload-files.ts';
import {
  asStaff,
  asVisitor,
  byDeployment,
  deployment,
  describeOurServer,
  staff,
  testOurServer,
  visitor,
} from './deployment.ts';

describe('a part of a file', () => {
  const path = resumePath();
  const bytes = pdfBytes(2000, 'The quick brown fox');
  const getRange = (range: string) => asStaff(`/storage/v1/object/resumes/${path}`, { headers: { range } });
  beforeAll(() => uploadResume(visitor, path, bytes));

  it.each([
    ['bytes=9-14', 9, 14],
    ['bytes=1990-', 1990, 1999],
    ['bytes=1990-5000', 1990, 1999],
    ['bytes=-5', 1995, 1999],
    ['bytes=-5000', 0, 1999],
  ])('%s answers 206', async (range, start, end) => {
    const answer = await getRange(range);
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-range')).toBe(`bytes ${start}-${end}/2000`);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes.subarray(start, end + 1));
  });

  it('is sent for a signed link, too', async () => {
    const { data } = await staff.storage.from('resumes').createSignedUrl(path, 60);
    const answer = await fetch(data?.signedUrl ?? '', { headers: { range: 'bytes=0-3' } });
    expect([answer.status, await answer.text()]).toEqual([206, '%PDF']);
  });

  it('that does not exist is refused', async () => {
    const answer = await getRange('bytes=2000-');
    expect(byDeployment({ ours: [416], supabase: [400, 416] })).toContain(answer.status);
    expect(await answer.json()).toMatchObject({ statusCode: '416', code: 'InvalidRange' });
  });

  describeOurServer('a range that Supabase answers by its kind of storage', () => {
    it.each(['bytes=0-1,5-6', 'bytes=5-1', 'bytes=x', 'lines=0-1'])(
      '%s answers the whole file',
      async (range) => {
        const answer = await getRange(range);
        expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([200, 2000]);
      },
    );

    it('a refusal names the size', async () => {
      expect((await getRange('bytes=2000-')).headers.get('content-range')).toBe('bytes */2000');
    });
  });

  it('is not sent to a visitor', async () => {
    const answer = await asVisitor(`/storage/v1/object/resumes/${path}`, { headers: { range: 'bytes=0-3' } });
    expect(answer.status).toBe(400);
    expect(await answer.text()).not.toContain('%PDF');
  });
});

describe('buckets', () => {
  const limits = [
    { id: 'employment-documents', public: false, file_size_limit: 10 * 1024 * 1024 },
    { id: 'resumes', public: false, file_size_limit: 5 * 1024 * 1024 },
  ];

  it('are listed for staff', async () => {
    const { data } = await staff.storage.listBuckets();
    expect(data).toEqual(expect.arrayContaining(limits.map((limit) => expect.objectContaining(limit))));
  });

  it.each(limits)('$id can be read by staff', async ({ id, ...limit }) => {
    const { data } = await staff.storage.getBucket(id);
    expect(data).toMatchObject({ id, name: id, ...limit, allowed_mime_types: expect.any(Array) });
  });

  it('that do not exist are not found', async () => {
    const { error } = await staff.storage.getBucket('avatars');
    expect(error).toMatchObject({ status: 400, statusCode: '404' });
  });

  it('are hidden from a visitor', async () => {
    expect((await visitor.storage.listBuckets()).data).toEqual([]);
    expect((await visitor.storage.getBucket('resumes')).error).toMatchObject({
      status: 400,
      statusCode: '404',
    });
  });
});

it.each(['GET', 'POST', 'PATCH'])('%s on an unknown storage route answers 404', async (method) => {
  const answer = await asStaff('/storage/v1/no/such/route', { method });
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ message: expect.any(String) });
});

describe('OPTIONS', () => {
  it('names the methods of a table', async () => {
    const answer = await asVisitor('/rest/v1/contacts', { method: 'OPTIONS' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('allow')?.split(',')).toEqual(
      expect.arrayContaining(['OPTIONS', 'GET', 'HEAD', 'POST', 'PATCH', 'DELETE']),
    );
    expect(await answer.text()).toBe('');
  });

  it('of an unknown table answers 404', async () => {
    expect((await asVisitor('/rest/v1/customers', { method: 'OPTIONS' })).status).toBe(404);
  });

  testOurServer('a page of another origin is allowed nothing', async () => {
    const headers = {
      origin: 'https://evil.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'apikey,authorization,content-type',
    };
    for (const path of ['/rest/v1/contacts', '/storage/v1/object/resumes/a.pdf']) {
      const preflight = await fetch(`${deployment.url}${path}`, { method: 'OPTIONS', headers });
      const withKey = await asVisitor(path, { method: 'OPTIONS', headers });
      for (const answer of [preflight, withKey])
        expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });
});

describe('a page of rows', () => {
  it.each(['limit=many', 'offset=some'])('with %s is the first page', async (query) => {
    const answer = await asStaff(`/rest/v1/retention?${query}`);
    expect([answer.status, (await answer.json()).length]).toEqual([200, kinds.length]);
  });

  it('with a negative limit is refused', async () => {
    const answer = await asStaff('/rest/v1/retention?limit=-1');
    expect(answer.status).toBe(416);
    expect(await answer.json()).toMatchObject({ code: 'PGRST103' });
  });
});

it.each(['null', '"text"', '1', '[]'])('the body %s inserts nothing', async (body) => {
  const answer = await asVisitor('/rest/v1/contacts', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', prefer: 'count=exact' },
  });
  expect([answer.status, answer.headers.get('content-range')]).toEqual([201, '*/0']);
});
