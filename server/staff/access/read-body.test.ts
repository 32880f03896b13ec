import { once } from 'node:events';
import { request } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { listenForTest } from '../../../tests/support/listen-for-test.ts';
import type { StaffEnv } from '../staff-env.ts';
import { readBody } from './read-body.ts';

/** Sends the first bytes of a request, and resolves to the status of the answer and to what was read of the body. */
async function send(headers: Record<string, string | number>, bytes: string) {
  let arrived: unknown;
  const app = new Hono<StaffEnv>()
    .use(readBody({ maxBytes: 100, maxSeconds: 0.2 }))
    .post('/', async (context) => {
      arrived = await context.req.json();
      return context.text('read');
    });
  const url = await listenForTest(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  const sent = request(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers } });
  sent.on('error', () => undefined);
  sent.write(bytes);
  const [response] = await once(sent, 'response');
  return { status: response.statusCode, connection: response.headers.connection, arrived };
}

it('passes on a body that was read', async () => {
  expect(await send({ 'content-length': 9 }, '{"a":"b"}')).toMatchObject({
    status: 200,
    arrived: { a: 'b' },
  });
});

it('answers 408 when the body takes too long, and closes the connection', async () => {
  expect(await send({ 'content-length': 9 }, '{"a"')).toEqual({
    status: 408,
    connection: 'close',
    arrived: undefined,
  });
});
