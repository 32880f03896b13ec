import { beforeAll, describe, expect, it } from 'vitest';
import { requestWith } from '../support/clients.ts';
import { fileOf, licensePath, pdfBytes, resumePath, types } from '../support/sample-files.ts';
import { samples } from '../support/samples.ts';
import { withFiles } from '../support/upload-files.ts';
import { deployment, staff, storedRow, testOurServer, visitor } from './deployment.ts';

const tables = Object.keys(samples) as Array<keyof typeof samples>;
const staffTables = ['retention'];
const buckets = ['resumes', 'employment-documents'] as const;
const marker = 'Zanzibar Quartermaine';
const ids = {} as Record<(typeof tables)[number], string>;
const paths = { resumes: resumePath(), 'employment-documents': licensePath('front', 'pdf') };

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
  const resume = await visitor.storage
    .from('resumes')
    .upload(paths.resumes, fileOf(pdfBytes(3000, marker), 'a.pdf', types.pdf));
  const license = await visitor.storage
    .from('employment-documents')
    .upload(paths['employment-documents'], fileOf(pdfBytes(3000, marker), 'a.pdf', types.pdf));
  expect([resume.error, license.error]).toEqual([null, null]);
});

describe.each(tables)('an anonymous visitor and the table %s', (table) => {
  const row = () => `/rest/v1/${table}?id=eq.${ids[table]}`;
  const attempts: Record<string, () => Promise<Response>> = {
    'reading every row': () => anonymously(`/rest/v1/${table}`),
    'reading one row': () => anonymously(row()),
    'reading one column': () => anonymously(`/rest/v1/${table}?select=id`),
    'counting rows': () =>
      anonymously(`/rest/v1/${table}?select=id&limit=0`, { headers: { prefer: 'count=exact' } }),
    'asking for the headers only': () =>
      anonymously(`/rest/v1/${table}`, { method: 'HEAD', headers: { prefer: 'count=exact' } }),
    'reading back what it inserts': () =>
      anonymously(`/rest/v1/${table}?select=*`, {
        ...json(samples[table]()),
        headers: { ...jsonType, prefer: 'return=representation' },
      }),
    'changing a row': () => anonymously(row(), { ...json({ email: 'thief@example.com' }), method: 'PATCH' }),
    'deleting a row': () => anonymously(row(), { method: 'DELETE' }),
    'writing over a row': () =>
      anonymously(`/rest/v1/${table}`, {
        ...json({ ...samples[table](), id: ids[table] }),
        headers: { ...jsonType, prefer: 'resolution=merge-duplicates' },
      }),
    'asking whether a row is there': () =>
      anonymously(`/rest/v1/${table}`, {
        ...json({ ...samples[table](), id: ids[table] }),
        headers: { ...jsonType, prefer: 'resolution=ignore-duplicates' },
      }),
    'choosing created_at': () =>
      anonymously(`/rest/v1/${table}`, json({ ...samples[table](), created_at: '2001-01-01' })),
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

describe.each(staffTables)('an anonymous visitor and the table %s', (table) => {
  it.each(['GET', 'POST', 'DELETE', 'PATCH'])('%s is refused', async (method) => {
    const body =
      method === 'GET' || method === 'DELETE'
        ? {}
        : json(table === 'retention' ? { keep_days: 1 } : { opened_by: 'nobody' });
    const key = table === 'retention' ? 'table_name' : 'opened_by';
    const answer = await anonymously(`/rest/v1/${table}${method === 'POST' ? '' : `?${key}=eq.x`}`, {
      ...body,
      method,
    });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: '42501' });
  });
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
    'downloading a file': () => anonymously(`/storage/v1/object/${object()}`),
    'downloading it by the authenticated URL': () =>
      anonymously(`/storage/v1/object/authenticated/${object()}`),
    'opening the public URL': () => fetch(`${deployment.url}/storage/v1/object/public/${object()}`),
    'asking for its headers': () => anonymously(`/storage/v1/object/${object()}`, { method: 'HEAD' }),
    'signing a link': () => anonymously(`/storage/v1/object/sign/${object()}`, json({ expiresIn: 60 })),
    'opening a link with a made-up token': () =>
      fetch(`${deployment.url}/storage/v1/object/sign/${object()}?token=a.b.c`),
    'replacing a file': () => anonymously(`/storage/v1/object/${object()}`, upload('PUT')),
    'uploading over a file': () =>
      anonymously(`/storage/v1/object/${object()}`, upload('POST', { 'x-upsert': 'true' })),
    'uploading under its name': () => anonymously(`/storage/v1/object/${object()}`, upload('POST')),
    'deleting a file': () => anonymously(`/storage/v1/object/${object()}`, { method: 'DELETE' }),
    'copying a file': () =>
      anonymously(
        '/storage/v1/object/copy',
        json({ bucketId: bucket, sourceKey: paths[bucket], destinationKey: 'x.pdf' }),
      ),
    'moving a file': () =>
      anonymously(
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
    const { data } = await staff.storage.from(bucket).download(paths[bucket]);
    expect(await data?.text()).toContain(marker);
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

const jsonType = { 'content-type': 'application/json' };

function anonymously(path: string, init?: RequestInit) {
  return requestWith(deployment, deployment.anonKey, path, init);
}

function json(body: unknown): RequestInit {
  return { method: 'POST', body: JSON.stringify(body), headers: jsonType };
}

function upload(method: string, headers: Record<string, string> = {}): RequestInit {
  return { method, body: new Uint8Array(pdfBytes()), headers: { 'content-type': types.pdf, ...headers } };
}
