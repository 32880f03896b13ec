import { beforeAll, describe, expect, it } from 'vitest';
import { type Bucket, buckets } from '#domain/kinds.ts';
import { licensePath, pdfBytes, resumePath, types } from '../support/sample-files.ts';
import { claimPhotoPath, samples } from '../support/samples.ts';
import { withFiles } from '../support/upload-files.ts';
import {
  asVisitor,
  deployment,
  storedFile,
  storedRow,
  testOurServer,
  upload,
  visitor,
} from './deployment.ts';

const tables = Object.keys(samples) as Array<keyof typeof samples>;
const jsonType = { 'content-type': 'application/json' };
const marker = 'Zanzibar Quartermaine';
const ids = {} as Record<(typeof tables)[number], string>;
const paths: Record<Bucket, string> = {
  resumes: resumePath(),
  'employment-documents': licensePath('front', 'pdf'),
  'claim-photos': claimPhotoPath('pdf'),
};

beforeAll(async () => {
  for (const table of tables) {
    const row = await withFiles(visitor, samples[table]());
    ids[table] = row.id;
    const field = 'name' in row ? 'name' : 'full_name' in row ? 'full_name' : 'first_name';
    await visitor
      .from(table)
      .insert({ ...row, [field]: marker })
      .throwOnError();
  }
  for (const bucket of buckets)
    expect((await upload(bucket, paths[bucket], pdfBytes(3000, marker), types.pdf)).error).toBeNull();
});

describe.each(tables)('an anonymous visitor and the table %s', (table) => {
  const row = () => `/rest/v1/${table}?id=eq.${ids[table]}`;
  const attempts: Record<string, () => Promise<Response>> = {
    'reading every row': () => asVisitor(`/rest/v1/${table}`),
    'reading one row': () => asVisitor(row()),
    'reading one column': () => asVisitor(`/rest/v1/${table}?select=id`),
    'counting rows': () =>
      asVisitor(`/rest/v1/${table}?select=id&limit=0`, { headers: { prefer: 'count=exact' } }),
    'asking for the headers only': () =>
      asVisitor(`/rest/v1/${table}`, { method: 'HEAD', headers: { prefer: 'count=exact' } }),
    'reading back what it inserts': () =>
      asVisitor(`/rest/v1/${table}?select=*`, {
        ...json(samples[table]()),
        headers: { ...jsonType, prefer: 'return=representation' },
      }),
    'changing a row': () => asVisitor(row(), { ...json({ email: 'thief@example.com' }), method: 'PATCH' }),
    'deleting a row': () => asVisitor(row(), { method: 'DELETE' }),
    'writing over a row': () =>
      asVisitor(`/rest/v1/${table}`, {
        ...json({ ...samples[table](), id: ids[table] }),
        headers: { ...jsonType, prefer: 'resolution=merge-duplicates' },
      }),
    'asking whether a row is there': () =>
      asVisitor(`/rest/v1/${table}`, {
        ...json({ ...samples[table](), id: ids[table] }),
        headers: { ...jsonType, prefer: 'resolution=ignore-duplicates' },
      }),
    'choosing created_at': () =>
      asVisitor(`/rest/v1/${table}`, json({ ...samples[table](), created_at: '2001-01-01' })),
  };

  it.each(Object.keys(attempts))('%s is refused', async (name) => {
    const answer = (await attempts[name]?.()) as Response;
    expect(answer.status).toBe(401);
    const text = await answer.text();
    expect(text).not.toContain(marker);
    if (text) expect(JSON.parse(text)).toMatchObject({ code: '42501' });
    expect(answer.headers.get('content-range') ?? '*/*').toBe('*/*');
  });

  it('leaves the row as it was', async () => {
    const stored = await storedRow(table, ids[table]);
    expect(JSON.stringify(stored)).toContain(marker);
    expect(stored?.email).not.toBe('thief@example.com');
  });
});

it.each([
  ['GET', {}],
  ['POST', json({ keep_days: 1 })],
  ['PATCH', json({ keep_days: 1 })],
  ['DELETE', {}],
])('an anonymous visitor and the table retention: %s is refused', async (method, init) => {
  const query = method === 'POST' ? '' : '?table_name=eq.x';
  const answer = await asVisitor(`/rest/v1/retention${query}`, { ...init, method });
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ code: '42501' });
});

it.each(['purge_expired', 'orphaned_uploads', 'install_sealing_key'])(
  'an anonymous visitor cannot call %s',
  async (name) => {
    const { error, status } = await visitor.rpc(
      name,
      name === 'install_sealing_key' ? { public_key: 'x' } : {},
    );
    expect(status).toBe(401);
    expect(error?.code).toBe('42501');
  },
);

describe.each(buckets)('an anonymous visitor and the bucket %s', (bucket) => {
  const object = () => `${bucket}/${paths[bucket]}`;
  const attempts: Record<string, () => Promise<Response>> = {
    'downloading a file': () => asVisitor(`/storage/v1/object/${object()}`),
    'downloading it by the authenticated URL': () =>
      asVisitor(`/storage/v1/object/authenticated/${object()}`),
    'opening the public URL': () => fetch(`${deployment.url}/storage/v1/object/public/${object()}`),
    'asking for its headers': () => asVisitor(`/storage/v1/object/${object()}`, { method: 'HEAD' }),
    'signing a link': () => asVisitor(`/storage/v1/object/sign/${object()}`, json({ expiresIn: 60 })),
    'opening a link with a made-up token': () =>
      fetch(`${deployment.url}/storage/v1/object/sign/${object()}?token=a.b.c`),
    'replacing a file': () => asVisitor(`/storage/v1/object/${object()}`, replacing('PUT')),
    'uploading over a file': () =>
      asVisitor(`/storage/v1/object/${object()}`, replacing('POST', { 'x-upsert': 'true' })),
    'uploading under its name': () => asVisitor(`/storage/v1/object/${object()}`, replacing('POST')),
    'deleting a file': () => asVisitor(`/storage/v1/object/${object()}`, { method: 'DELETE' }),
    'copying a file': () =>
      asVisitor(
        '/storage/v1/object/copy',
        json({ bucketId: bucket, sourceKey: paths[bucket], destinationKey: 'x.pdf' }),
      ),
    'moving a file': () =>
      asVisitor(
        '/storage/v1/object/move',
        json({ bucketId: bucket, sourceKey: paths[bucket], destinationKey: 'x.pdf' }),
      ),
  };

  it.each(Object.keys(attempts))('%s is refused', async (name) => {
    const answer = (await attempts[name]?.()) as Response;
    expect(answer.status).toBe(400);
    const text = await answer.text();
    expect(text).not.toContain(marker);
    if (text)
      expect(JSON.parse(text)).toMatchObject({
        statusCode: expect.any(String),
        error: expect.any(String),
        message: expect.any(String),
      });
  });

  it.each(['', 'applicants', 'applicants/', 'front_'])('listing "%s" shows nothing', async (prefix) => {
    const { data, error } = await visitor.storage.from(bucket).list(prefix);
    expect({ data, error }).toEqual({ data: [], error: null });
  });

  it('removing a file removes nothing', async () => {
    const { data, error } = await visitor.storage.from(bucket).remove([paths[bucket]]);
    expect({ data, error }).toEqual({ data: [], error: null });
  });

  it('several links at once come without a signature', async () => {
    const { data } = await visitor.storage.from(bucket).createSignedUrls([paths[bucket]], 60);
    expect(data?.map(({ signedUrl }) => Boolean(signedUrl))).toEqual([false]);
  });

  it('leaves the file as it was', async () => {
    expect(String(await storedFile(bucket, paths[bucket]))).toContain(marker);
  });
});

testOurServer('the public URL of a private bucket answers NoSuchBucket', async () => {
  const answer = await fetch(`${deployment.url}/storage/v1/object/public/resumes/${paths.resumes}`);
  expect(await answer.json()).toEqual({
    statusCode: '404',
    code: 'NoSuchBucket',
    error: 'Bucket not found',
    message: 'Bucket not found',
  });
});

function json(body: unknown): RequestInit {
  return { method: 'POST', body: JSON.stringify(body), headers: jsonType };
}

function replacing(method: string, headers: Record<string, string> = {}): RequestInit {
  return { method, body: new Uint8Array(pdfBytes()), headers: { 'content-type': types.pdf, ...headers } };
}
