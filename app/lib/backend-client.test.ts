import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBackendClient } from './backend-client.ts';

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

/** As a form would see it: an error thrown on the way counts as not stored. */
async function store(table: 'contacts' | 'job_applications' = 'contacts'): Promise<boolean> {
  const { port } = server.address() as AddressInfo;
  const client = createBackendClient({ url: `http://127.0.0.1:${port}`, anonKey: 'sb_publishable_test' });
  return client.insert(table, { id: '7b1e6a1c-0000-4000-8000-000000000000', name: 'Ada' }).catch(() => false);
}

describe('an insert counts as stored', () => {
  const isSure = (status: number, body: Body) =>
    status === 201 ? body !== 'a page of HTML' : status === 409 && body === 'our own duplicate';

  test.each(statuses)('only where that is sure, when the answer is %i', async (status) => {
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

  test('as our own duplicate in the table that was asked, and in no other', async () => {
    answer = { status: 409, body: duplicate('job_applications_pkey') };
    expect(await store('job_applications')).toBe(true);
    expect(await store('contacts')).toBe(false);
  });
});

test('an insert goes over the wire as the official client sends it, with the public key', async () => {
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
