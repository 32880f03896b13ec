import { beforeAll, describe, expect, it } from 'vitest';
import type { StaffServices } from '../../server/staff/api/staff-services.ts';
import { createStaffApp } from '../../server/staff/staff-app.ts';
import { shareServer } from '../support/open-test-server.ts';
import { createPerson, password, refusal, StaffSession } from '../support/staff-client.ts';
import { type Caller, callers, table, withoutToken } from './access-table.ts';

const server = shareServer();
let sessions: Record<Caller, StaffSession>;

beforeAll(async () => {
  const [service, hiring, editor, owner, ownerWithoutStep] = [
    await createPerson(server, 'service'),
    await createPerson(server, 'hiring'),
    await createPerson(server, 'editor'),
    await createPerson(server, 'owner'),
    await createPerson(server, 'owner', { secondStep: false }),
  ];
  const half = new StaffSession(server.url, owner.email);
  await half.auth('/sign-in/email', { email: owner.email, password });
  const nobody = new StaffSession(server.url, '');
  sessions = { nobody, half, service, hiring, editor, owner, ownerWithoutStep };
});

/** Routes as Hono has them. Middleware is registered for all methods; each validator repeats its route. */
function listRoutes(): string[] {
  const services = { config: {}, database: {}, auth: {}, records: {} } as unknown as StaffServices;
  const files = { signIn: new Map(), app: new Map() } as unknown as Parameters<typeof createStaffApp>[1];
  const routes = createStaffApp(services, files).routes.filter(({ method }) => method !== 'ALL');
  return [...new Set(routes.map(({ method, path }) => `${method} ${path}`))];
}

const attempts = Object.entries(table).flatMap(([route, tries]) => {
  const [method = '', pattern = ''] = route.split(' ');
  return tries.map(({ path = pattern, ...rest }) => ({ method, path, pattern, ...rest }));
});
const send = (caller: Caller, { method, path, body }: (typeof attempts)[number], headers = {}) =>
  sessions[caller].send(method, path.replace(/^\/staff/, ''), body, headers);

it('every route stands in the table, and the table names no other', () => {
  expect(Object.keys(table).sort()).toEqual(listRoutes().sort());
});

describe('every caller on every route', () => {
  let answers: {
    attempt: (typeof attempts)[number];
    caller: Caller;
    answer: Awaited<ReturnType<typeof send>>;
  }[];
  beforeAll(async () => {
    answers = [];
    for (const attempt of attempts)
      for (const caller of callers) answers.push({ attempt, caller, answer: await send(caller, attempt) });
  });

  it('gets the status of the table', () => {
    const wrong = answers
      .filter(({ attempt, caller, answer }) => answer.status !== attempt.expected[caller])
      .map(
        ({ attempt: { method, path, expected }, caller, answer }) =>
          `${method} ${path} for ${caller}: ${answer.status}, not ${expected[caller]}`,
      );
    expect(wrong).toEqual([]);
  });

  it('a refusal says nothing but why: no session, no second step, or another role', () => {
    const refusals = answers.filter(
      ({ attempt, answer }) => attempt.path.startsWith('/staff/api/') && [401, 403].includes(answer.status),
    );
    expect(refusals.length).toBeGreaterThan(100);
    const codeFor = (caller: Caller, path: string, status: number) => {
      if (status === 401) return 'signed_out';
      const isForShell = path.startsWith('/staff/api/console/');
      return caller === 'ownerWithoutStep' && !isForShell ? 'second_step_required' : 'not_allowed';
    };
    for (const { attempt, caller, answer } of refusals)
      expect(answer.body, `${attempt.path} for ${caller}`).toEqual({
        code: codeFor(caller, attempt.path, answer.status),
      });
  });

  it('everything under /staff is kept from search engines, caches and other sites', () => {
    for (const { attempt, answer } of answers) {
      const { headers } = answer.response;
      expect(headers.get('x-robots-tag'), attempt.path).toBe('noindex');
      expect(headers.get('cache-control'), attempt.path).toMatch(/^(no-store|private, )/);
      expect(headers.get('referrer-policy'), attempt.path).toBe('no-referrer');
      expect(headers.get('access-control-allow-origin'), attempt.path).toBeNull();
    }
  });
});

it('HEAD and unknown methods open nothing, and addresses below a route do not exist', async () => {
  const reads = attempts.filter(({ method, path }) => method === 'GET' && path.startsWith('/staff/api/'));
  for (const attempt of reads)
    expect((await send('nobody', { ...attempt, method: 'HEAD' })).status, attempt.path).toBe(401);
  // One for each route, because a route of another method would have to stand in the table.
  const methods = ['PUT', 'PATCH', 'DELETE', 'OPTIONS'];
  const routes = new Map(attempts.map((attempt) => [attempt.pattern, attempt]));
  for (const [at, [pattern, attempt]] of [...routes].entries()) {
    const method = methods[at % methods.length] ?? '';
    if (!pattern.startsWith('/staff/api/') || `${method} ${pattern}` in table) continue;
    const unknown = { ...attempt, method, body: undefined };
    expect([403, 404], `${method} ${pattern}`).toContain((await send('owner', unknown)).status);
    expect([401, 403, 404], `${method} ${pattern}`).toContain((await send('nobody', unknown)).status);
  }
  expect((await sessions.owner.get('/settings/none')).status).toBe(404);
});

it('a body without a declared length, or with a large one, is refused', async () => {
  const { url } = server;
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{}'));
      controller.close();
    },
  });
  const address = `${url}/staff/api/invitation/find`;
  const streamed = { method: 'POST', body, duplex: 'half' } as RequestInit;
  expect((await fetch(address, streamed)).status).toBe(411);
  expect((await fetch(address, { method: 'POST', body: 'x'.repeat(256 * 1024 + 1) })).status).toBe(413);
});

const changes = attempts.filter(
  ({ method, pattern }) => method !== 'GET' && !withoutToken.some((start) => pattern.startsWith(start)),
);

it('a change without the token of its session is refused on every route', async () => {
  expect(changes.length).toBeGreaterThan(4);
  for (const change of changes)
    for (const token of ['', 'x'.repeat(43)])
      expect(await send('owner', change, { 'x-staff-token': token }), change.path).toMatchObject(
        refusal(403, 'missing_token'),
      );
});

it('a change with the token of another session is refused', async () => {
  const { token } = sessions.service;
  for (const change of changes)
    expect(await send('owner', change, { 'x-staff-token': String(token) }), change.path).toMatchObject(
      refusal(403, 'missing_token'),
    );
});

it('a change from another origin is refused on every route', async () => {
  for (const change of attempts.filter(({ method }) => method !== 'GET'))
    for (const origin of ['https://evil.example', 'null'])
      expect(await send('owner', change, { origin }), change.path).toMatchObject(
        refusal(403, 'foreign_origin'),
      );
});

it('the sign-in page is all that nobody gets of the pages', async () => {
  for (const path of ['', '/team', '/records/verification/1'])
    expect((await sessions.nobody.send('GET', path)).body, path).toBe('<h1>sign-in</h1>');
  expect((await sessions.owner.send('GET', '/team')).body).toBe('<h1>app</h1>');
});
