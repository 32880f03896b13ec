import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { UploadRequest } from '../../../../tests/support/upload-request.ts';
import { createBackendClient } from './backend-client.ts';
import { Refused } from './refusal.ts';

const statuses = [200, 201, 202, 204, 301, 400, 401, 403, 404, 409, 413, 429, 500, 502, 503] as const;

const duplicate = (constraint: string) =>
  JSON.stringify({
    code: '23505',
    details: null,
    hint: null,
    message: `duplicate key value violates unique constraint "${constraint}"`,
  });
const bodies = {
  nothing: '',
  'an empty object': '{}',
  'an empty list': '[]',
  null: 'null',
  'a page of HTML': '<!doctype html><h1>Welcome to the hotel network</h1>',
  'an error of PostgREST': JSON.stringify({ code: '42501', details: null, hint: null, message: 'no' }),
  'an error without a message': '{"code":"23505"}',
  'a duplicate of something else': duplicate('contacts_phone_key'),
  'a duplicate in another table': duplicate('job_applications_pkey'),
  'our own duplicate': duplicate('contacts_pkey'),
};
type Body = keyof typeof bodies;

let server: Server;
let answer: { status: number; body: string } | 'cut';
const requests: { method?: string; url?: string; headers: NodeJS.Dict<string | string[]>; body: string }[] =
  [];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { method = '', url = '', headers } = request;
    requests.push({ method, url, headers, body });
    if (answer === 'cut') return request.socket.destroy();
    response.writeHead(answer.status).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const connect = () => createBackendClient({ url: address(), anonKey: 'sb_publishable_test' });

/** As a form sees it: a thrown error counts as not stored. */
async function store(table: 'contacts' | 'job_applications' = 'contacts'): Promise<boolean> {
  return connect()
    .insert(table, { id: '7b1e6a1c-0000-4000-8000-000000000000', name: 'Ada' })
    .catch(() => false);
}

describe('an upload is reported as stored', () => {
  const path = 'applicants/1800000000000-ada.pdf';
  const stored = () => `${address()}/storage/v1/object/public/resumes/${path}`;
  const otherBodies = {
    'another path': '{"Key":"resumes/applicants/else.pdf"}',
    'our own path': JSON.stringify({ Id: 'x', Key: `resumes/${path}`, path }),
    'a path that is taken':
      '{"statusCode":"409","error":"Duplicate","message":"The resource already exists"}',
    'a file that is refused': '{"statusCode":"415","error":"invalid_mime_type","message":"no"}',
  };
  const all: Record<string, string> = { ...bodies, ...otherBodies };

  beforeAll(() => {
    vi.stubGlobal('XMLHttpRequest', UploadRequest);
    return () => vi.unstubAllGlobals();
  });

  function send(): Promise<string | undefined> {
    const file = new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' });
    return connect().upload('resumes', path, file, () => {});
  }

  test.each(statuses)('only for an unambiguous response with status %i', async (status) => {
    for (const [body, text] of Object.entries(all)) {
      answer = { status, body: text };
      const outcome = await send().catch(() => 'failed');
      const isSure = [200, 201, 202].includes(status) && body === 'our own path';
      expect({ status, body, stored: outcome === stored() }).toEqual({ status, body, stored: isSure });
    }
  });

  test('not if its path is taken or its file is refused', async () => {
    answer = { status: 400, body: otherBodies['a path that is taken'] };
    expect(await send()).toBe('taken');
    answer = { status: 400, body: otherBodies['a file that is refused'] };
    await expect(send()).rejects.toThrow(Refused);
  });

  test('not when the connection is cut', async () => {
    answer = 'cut';
    expect(await send()).toBeUndefined();
  });
});

describe('an insert is reported as stored', () => {
  const isSure = (status: number, body: Body) =>
    status === 201 ? body !== 'a page of HTML' : status === 409 && body === 'our own duplicate';

  test.each(statuses)('only for an unambiguous response with status %i', async (status) => {
    for (const body of Object.keys(bodies) as Body[]) {
      answer = { status, body: bodies[body] };
      expect({ status, body, stored: await store() }).toEqual({
        status,
        body,
        stored: isSure(status, body),
      });
    }
  });

  test('not when the connection is cut', async () => {
    answer = 'cut';
    expect(await store()).toBe(false);
  });

  test('if its id exists in the same table, and in no other', async () => {
    answer = { status: 409, body: duplicate('job_applications_pkey') };
    expect(await store('job_applications')).toBe(true);
    expect(await store('contacts')).toBe(false);
  });
});

test('an insert whose files cannot be used is refused with that reason', async () => {
  answer = {
    status: 422,
    body: JSON.stringify({ code: 'PT422', details: null, hint: null, message: 'A file cannot be used' }),
  };
  const inserting = connect().insert('job_applications', { id: '7b1e6a1c-0000-4000-8000-000000000000' });
  await expect(inserting).rejects.toMatchObject({ refusal: { reason: 'uploads' } });
});

test('an insert sends the public key and the headers of the official client', async () => {
  requests.length = 0;
  answer = { status: 201, body: '' };
  await store();
  expect(requests).toMatchObject([
    {
      method: 'POST',
      url: '/rest/v1/contacts',
      headers: {
        apikey: 'sb_publishable_test',
        authorization: 'Bearer sb_publishable_test',
        'content-profile': 'public',
        'content-type': 'application/json',
      },
      body: '{"id":"7b1e6a1c-0000-4000-8000-000000000000","name":"Ada"}',
    },
  ]);
});
