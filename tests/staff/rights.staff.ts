import { request } from 'node:http';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { freshEmail } from '../support/samples.ts';
import { shareStaff } from '../support/share-staff.ts';
import { createPerson, password, StaffSession } from '../support/staff-client.ts';

const staff = shareStaff({ owner: 'Olivia Owner' });

const signedOut = { status: 401, body: { code: 'signed_out' } };
const findLink = (path: string) =>
  new StaffSession(staff.server.url, '').post('/invitation/find', { token: path.split('#')[1] });

async function invite(person: StaffSession): Promise<string> {
  const { body } = await person.post('/team/invite', { email: freshEmail(), role: 'owner' });
  return (body as { path: string }).path;
}

/** Sends the headers and five bytes of a request. `finish` sends the rest. */
function startRequest(person: StaffSession, path: string, body: object) {
  const text = JSON.stringify(body);
  const sent = request(`${staff.server.url}/staff/api${path}`, {
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
  const first = await createPerson(staff.server, 'owner', { secondStep: false });
  const second = first.elsewhere();
  await second.signIn();
  await first.setUpSecondStep();
  expect((await first.get('/team')).status).toBe(200);
  for (const path of ['/me', '/team']) expect(await second.get(path)).toMatchObject(signedOut);
});

it('a session without a code is none, for a person with a second step', async () => {
  const person = await createPerson(staff.server, 'owner');
  await staff.server.sql(`update staff."session" set "secondStep" = false where "userId" = '${person.id}'`);
  expect(await person.get('/team')).toMatchObject(signedOut);
  expect(await person.auth('/two-factor/generate-backup-codes', { password })).toMatchObject(signedOut);
});

it('a new password keeps the second step of its session, and new backup codes end the other sessions', async () => {
  const person = await createPerson(staff.server, 'owner');
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
  const person = await createPerson(staff.server, 'owner');
  const email = freshEmail();
  const slow = startRequest(person, '/team/invite', { email, role: 'owner' });
  await slow.started;
  expect((await staff.owner.post(`/team/${person.id}/suspend`)).status).toBe(200);
  slow.finish();
  expect(await slow.status).toBe(401);
  expect(await staff.server.sql(`select 1 from staff.invitations where email = '${email}'`)).toEqual([]);
});

it('whoever signs out while a request arrives does not act with it', async () => {
  const person = await createPerson(staff.server, 'service');
  const slow = startRequest(person, '/persons/search', { words: 'Ada' });
  await slow.started;
  await person.auth('/sign-out');
  slow.finish();
  expect(await slow.status).toBe(401);
});

it('whoever is suspended while an act waits does not act', async () => {
  const person = await createPerson(staff.server, 'owner');
  const email = freshEmail();
  const { id } = person;
  const blocker = new pg.Client({ connectionString: staff.server.databaseUrl });
  await blocker.connect();
  onTestFinished(() => blocker.end());
  await blocker.query('begin; lock table staff.invitations in exclusive mode');
  const waiting = person.post('/team/invite', { email, role: 'owner' });
  // The session was checked, and the act waits for the table.
  await expect
    .poll(async () =>
      staff.server.sql(
        "select 1 from pg_locks where relation = 'staff.invitations'::regclass and not granted",
      ),
    )
    .toHaveLength(1);
  await staff.server.sql(`delete from staff."session" where "userId" = '${id}'`);
  await blocker.query('commit');
  expect(await waiting).toMatchObject(signedOut);
  expect(await staff.server.sql(`select 1 from staff.invitations where email = '${email}'`)).toEqual([]);
  expect(
    await staff.server.sql(
      `select 1 from staff.audit where actor_id = '${id}' and action = 'person_invited'`,
    ),
  ).toEqual([]);
});

it.each([
  ['suspended', (id: string) => staff.owner.post(`/team/${id}/suspend`)],
  ['no longer an owner', (id: string) => staff.owner.post(`/team/${id}/role`, { role: 'service' })],
  ['given a new link', (id: string) => staff.owner.post(`/team/${id}/reset`)],
])('links end when the person who made them is %s', async (_, change) => {
  const person = await createPerson(staff.server, 'owner');
  const path = await invite(person);
  expect((await findLink(path)).status).toBe(200);
  const kept = await invite(staff.owner);
  expect((await change(person.id)).status).toBe(200);
  expect((await findLink(path)).status).toBe(410);
  expect((await findLink(kept)).status).toBe(200);
});
