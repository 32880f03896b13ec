import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import pg from 'pg';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { shareServer, type TestServer } from '../support/open-test-server.ts';
import { createPerson, password, StaffSession } from '../support/staff-client.ts';

const running = shareServer();
let server: TestServer;
let owner: StaffSession;

beforeAll(async () => {
  server = running();
  owner = await createPerson(server, 'owner');
});

const signedOut = { status: 401, body: { code: 'signed_out' } };
const freshEmail = () => `${randomUUID()}@example.com`;
const findLink = (path: string) =>
  new StaffSession(server.url, '').post('/invitation/find', { token: path.split('#')[1] });

async function idOf({ email }: StaffSession): Promise<string> {
  const [row] = await server.sql(`select id from staff."user" where email = '${email}'`);
  return String(row?.id);
}

async function invite(person: StaffSession): Promise<string> {
  const { body } = await person.post('/team/invite', { email: freshEmail(), role: 'owner' });
  return (body as { path: string }).path;
}

/** Sends the headers and five bytes of a request. `finish` sends the rest. */
function startRequest(person: StaffSession, path: string, body: object) {
  const text = JSON.stringify(body);
  const sent = request(`${server.url}/staff/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
      cookie: [...person.cookies].map((pair) => pair.join('=')).join('; '),
      'x-staff-token': person.token ?? '',
    },
  });
  const status = new Promise((resolve, reject) =>
    sent.on('error', reject).on('response', (response) => {
      response.resume();
      resolve(response.statusCode);
    }),
  );
  const started = new Promise<void>((resolve) => sent.write(text.slice(0, 5), () => resolve()));
  return { started, status, finish: () => sent.end(text.slice(5)) };
}

it('a session of before the second step ends when it is turned on', async () => {
  const first = await createPerson(server, 'owner', { secondStep: false });
  const second = first.elsewhere();
  await second.signIn();
  await first.setUpSecondStep();
  expect((await first.get('/team')).status).toBe(200);
  for (const path of ['/me', '/team']) expect(await second.get(path)).toMatchObject(signedOut);
});

it('a session without a code is none, for a person with a second step', async () => {
  const person = await createPerson(server, 'owner');
  await server.sql(
    `update staff."session" set "secondStep" = false where "userId" = '${await idOf(person)}'`,
  );
  expect(await person.get('/team')).toMatchObject(signedOut);
  expect(await person.auth('/two-factor/generate-backup-codes', { password })).toMatchObject(signedOut);
});

it('a new password keeps the second step of its session, and new backup codes end the other sessions', async () => {
  const person = await createPerson(server, 'owner');
  await person.auth('/change-password', { currentPassword: password, newPassword: password });
  expect((await person.get('/team')).status).toBe(200);

  const other = person.elsewhere();
  await other.auth('/sign-in/email', { email: person.email, password });
  await other.auth('/two-factor/verify-totp', { code: person.code(1) });
  expect((await other.get('/team')).status).toBe(200);
  expect((await person.auth('/two-factor/generate-backup-codes', { password })).status).toBe(200);
  expect(await other.get('/team')).toMatchObject(signedOut);
  expect((await person.get('/team')).status).toBe(200);
});

it('whoever is suspended while a request arrives does not act with it', async () => {
  const person = await createPerson(server, 'owner');
  const email = freshEmail();
  const slow = startRequest(person, '/team/invite', { email, role: 'owner' });
  await slow.started;
  expect((await owner.post(`/team/${await idOf(person)}/suspend`)).status).toBe(200);
  slow.finish();
  expect(await slow.status).toBe(401);
  expect(await server.sql(`select 1 from staff.invitations where email = '${email}'`)).toEqual([]);
});

it('whoever signs out while a request arrives does not act with it', async () => {
  const person = await createPerson(server, 'service');
  const slow = startRequest(person, '/persons/search', { words: 'Ada' });
  await slow.started;
  await person.auth('/sign-out');
  slow.finish();
  expect(await slow.status).toBe(401);
});

it('whoever is suspended while an act waits does not act', async () => {
  const person = await createPerson(server, 'owner');
  const email = freshEmail();
  const id = await idOf(person);
  const blocker = new pg.Client({ connectionString: server.databaseUrl });
  await blocker.connect();
  onTestFinished(() => blocker.end());
  await blocker.query('begin; lock table staff.invitations in exclusive mode');
  const waiting = person.post('/team/invite', { email, role: 'owner' });
  // The session was checked, and the act waits for the table.
  await expect
    .poll(async () =>
      server.sql("select 1 from pg_locks where relation = 'staff.invitations'::regclass and not granted"),
    )
    .toHaveLength(1);
  await server.sql(`delete from staff."session" where "userId" = '${id}'`);
  await blocker.query('commit');
  expect(await waiting).toMatchObject(signedOut);
  expect(await server.sql(`select 1 from staff.invitations where email = '${email}'`)).toEqual([]);
  expect(
    await server.sql(`select 1 from staff.audit where actor_id = '${id}' and action = 'person_invited'`),
  ).toEqual([]);
});

it.each([
  ['suspended', (id: string) => owner.post(`/team/${id}/suspend`)],
  ['no longer an owner', (id: string) => owner.post(`/team/${id}/role`, { role: 'service' })],
  ['given a new link', (id: string) => owner.post(`/team/${id}/reset`)],
])('links end when the person who made them is %s', async (_, change) => {
  const person = await createPerson(server, 'owner');
  const path = await invite(person);
  expect((await findLink(path)).status).toBe(200);
  const kept = await invite(owner);
  expect((await change(await idOf(person))).status).toBe(200);
  expect((await findLink(path)).status).toBe(410);
  expect((await findLink(kept)).status).toBe(200);
});

it('two owners who suspend each other at once: one of them stays', async () => {
  const one = await createPerson(server, 'owner');
  const other = await createPerson(server, 'owner');
  const [ids] = [[await idOf(one), await idOf(other)]];
  const answers = await Promise.all([
    one.post(`/team/${ids[1]}/suspend`),
    other.post(`/team/${ids[0]}/suspend`),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
});
