import type { IncomingMessage } from 'node:http';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { type NotAccepted, notAccepted } from '../../lib/not-accepted.ts';
import type { ApiEnv } from '../api-env.ts';
import { createRateLimit } from './limit-rate.ts';

/** A server whose uploads all fail with this error, as the routes of the storage answer it. */
function serverThat(fails: () => NotAccepted) {
  const routes = new Hono<ApiEnv>();
  const limitRate = createRateLimit({ factor: 1, trustedProxies: 0, rolesOf: () => ['anon'] });
  routes.use(limitRate(() => ({ counts: ['upload'] })));
  routes.post('/object/*', () => {
    throw fails();
  });
  routes.onError((error, context) => context.json({}, (error as NotAccepted).status));
  const api = new Hono<ApiEnv>();
  api.route('/storage/v1', routes);
  return async (remoteAddress: string): Promise<number> => {
    const incoming = { socket: { remoteAddress }, headers: {} } as unknown as IncomingMessage;
    const address = 'http://localhost/storage/v1/object/resumes/a.pdf';
    return (await api.request(address, { method: 'POST' }, { incoming } as ApiEnv['Bindings'])).status;
  };
}

async function uploadsUntilRefused(upload: () => Promise<number>): Promise<number> {
  for (let count = 0; count < 100; count += 1) if ((await upload()) === 429) return count;
  throw new Error('No upload was refused.');
}

test('a document that is too complex counts as ten uploads of its sender', async () => {
  const upload = serverThat(() => notAccepted.tooComplex('too complex'));
  expect(await uploadsUntilRefused(() => upload('192.0.2.1'))).toBe(6);
  expect(await upload('192.0.2.2')).toBe(415);
});

test('any other refused document counts as one', async () => {
  const upload = serverThat(() => notAccepted.badType('active'));
  expect(await uploadsUntilRefused(() => upload('192.0.2.1'))).toBe(60);
});
