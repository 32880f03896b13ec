import { expect, it } from 'vitest';
import type { TeamMember } from '../../server/staff/identity/people.ts';
import { shareStaff } from '../support/share-staff.ts';
import { acceptLink, createPerson, password, refusal, StaffSession } from '../support/staff-client.ts';

const staff = shareStaff({ owner: 'Olivia Owner' });

async function readTeam(): Promise<TeamMember[]> {
  return ((await staff.owner.get('/team')).body as { people: TeamMember[] }).people;
}
const auditOf = (id: string) =>
  staff.server.sql(
    `select actor_name, action, details from staff.audit where details->>'person' = '${id}' order by audit.id`,
  );
const accept = (path: string, given?: object) => acceptLink(staff.server.url, path, given);

it('an owner invites a person, who joins with the role; both are recorded', async () => {
  const email = 'Invited@Example.com';
  const { status, body } = await staff.owner.post('/team/invite', { email, role: 'hiring' });
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      path: expect.stringMatching(/^\/staff\/welcome#/),
      link: expect.stringMatching(/^http.+\/staff\/welcome#/),
      email: 'invited@example.com',
      mail: 'off',
    },
  });
  const { path } = body as { path: string };
  const { invitations } = (await staff.owner.get('/team')).body as { invitations: object[] };
  expect(invitations).toMatchObject([{ email: 'invited@example.com', role: 'hiring', purpose: 'invite' }]);
  expect(JSON.stringify(invitations)).not.toContain(path.split('#')[1]);
  expect((await accept(path)).body).toEqual({ code: 'invalid', fields: ['name'] });
  expect((await accept(path, { name: 'Ida Invited' })).status).toBe(200);

  const person = new StaffSession(staff.server.url, 'invited@example.com');
  await person.signIn();
  expect((await person.get('/me')).body).toMatchObject({ role: 'hiring', mustSetUpSecondStep: true });
  expect((await readTeam()).find((one) => one.email === person.email)?.lastSignIn).toEqual(
    expect.any(String),
  );
  expect(
    await staff.server.sql(
      `select actor_name, action, details->>'role' as role from staff.audit
        where action in ('person_invited', 'invitation_accepted', 'sign_in') order by audit.id desc limit 3`,
    ),
  ).toEqual([
    { actor_name: 'Ida Invited', action: 'sign_in', role: null },
    { actor_name: 'Ida Invited', action: 'invitation_accepted', role: 'hiring' },
    { actor_name: 'Olivia Owner', action: 'person_invited', role: 'hiring' },
  ]);
  expect(await staff.owner.post('/team/invite', { email, role: 'owner' })).toMatchObject(
    refusal(409, 'already_member'),
  );
});

it('a withdrawn invitation no longer works', async () => {
  const email = 'withdrawn@example.com';
  const { path } = (await staff.owner.post('/team/invite', { email, role: 'owner' })).body as {
    path: string;
  };
  expect((await staff.owner.post('/team/withdraw', { email })).status).toBe(200);
  expect((await accept(path, { name: 'Too Late' })).status).toBe(410);
  expect((await staff.owner.post('/team/withdraw', { email })).status).toBe(404);
});

it('a suspended person is out at once, with every session and link; restored, they are back', async () => {
  const person = await createPerson(staff.server, 'hiring');
  const { id } = person;
  const { path } = (await staff.owner.post(`/team/${id}/reset`)).body as { path: string };
  await accept(path);
  const back = person.elsewhere();
  back.totp = undefined;
  await back.signIn();
  await back.setUpSecondStep();
  const stolen = back.copy();
  expect((await back.post('/inbox/list')).status).toBe(200);
  const second = ((await staff.owner.post(`/team/${id}/reset`)).body as { path: string }).path;

  expect((await staff.owner.post(`/team/${id}/suspend`)).status).toBe(200);
  expect((await back.post('/inbox/list')).status).toBe(401);
  expect((await stolen.get('/me')).status).toBe(401);
  // The link of before does not lift the suspension.
  expect((await accept(second)).status).toBe(410);
  expect(await staff.owner.post(`/team/${id}/reset`)).toMatchObject(refusal(409, 'suspended'));

  expect((await staff.owner.post(`/team/${id}/restore`)).status).toBe(200);
  expect((await auditOf(id)).map(({ action }) => action)).toEqual([
    'access_reset',
    'access_reset',
    'person_suspended',
    'person_restored',
  ]);
});

it('a suspended person with the right password is told so, and gets no session', async () => {
  const person = await createPerson(staff.server, 'service');
  await staff.owner.post(`/team/${person.id}/suspend`);
  const answer = await person.auth('/sign-in/email', { email: person.email, password });
  expect(answer).toMatchObject({ status: 403, body: { code: 'access_suspended' } });
  expect((await person.get('/me')).status).toBe(401);
});

it('a reset ends password, second step and sessions at once; the link keeps name and role', async () => {
  const person = await createPerson(staff.server, 'hiring', { name: 'Hanna Hiring' });
  const { id } = person;
  const { path } = (await staff.owner.post(`/team/${id}/reset`)).body as { path: string };
  expect((await person.get('/me')).status).toBe(401);
  expect((await person.auth('/sign-in/email', { email: person.email, password })).status).toBe(401);
  // A role that changes after the link was made is not undone by the link.
  await staff.owner.post(`/team/${id}/role`, { role: 'service' });
  expect((await accept(path, { name: 'Another Name' })).status).toBe(200);
  const back = new StaffSession(staff.server.url, person.email);
  await back.signIn();
  expect((await back.get('/me')).body).toMatchObject({
    name: 'Hanna Hiring',
    role: 'service',
    hasSecondStep: false,
  });
});

it("a demoted person's rights end at once", async () => {
  const second = await createPerson(staff.server, 'owner');
  const { id } = second;
  expect((await second.get('/team')).status).toBe(200);
  expect((await staff.owner.post(`/team/${id}/role`, { role: 'service' })).status).toBe(200);
  expect((await second.get('/team')).status).toBe(401);
  await second.signIn();
  expect(await second.get('/team')).toMatchObject({ status: 403, body: { code: 'not_allowed' } });
  expect(await auditOf(id)).toMatchObject([
    { actor_name: 'Olivia Owner', action: 'role_changed', details: { from: 'owner', role: 'service' } },
  ]);
});

it('an owner changes neither themselves nor the last owner', async () => {
  const own = staff.owner.id;
  for (const [path, body] of [
    [`/team/${own}/suspend`, {}],
    [`/team/${own}/role`, { role: 'service' }],
    [`/team/${own}/reset`, {}],
  ] as const)
    expect(await staff.owner.post(path, body)).toMatchObject({ status: 409, body: { code: 'yourself' } });

  const second = await createPerson(staff.server, 'owner');
  const others = (await readTeam()).filter(
    ({ role, email }) => role === 'owner' && email !== staff.owner.email && email !== second.email,
  );
  for (const { id } of others) await staff.owner.post(`/team/${id}/suspend`);
  // Two owners that remove each other at once: one stays.
  const answers = await Promise.all([
    staff.owner.post(`/team/${second.id}/role`, { role: 'service' }),
    second.post(`/team/${own}/role`, { role: 'service' }),
  ]);
  expect(answers.map(({ status }) => status).sort()[0]).toBe(200);
  expect(
    await staff.server.sql(`select 1 from staff."user" where role = 'owner' and "suspendedAt" is null`),
  ).toHaveLength(1);
  await staff.server.sql(`update staff."user" set role = 'owner' where id = '${own}'`);
  await staff.owner.signIn();
});

it('an unknown id changes nothing', async () => {
  const unknown = '00000000-0000-4000-8000-000000000000';
  for (const act of ['suspend', 'restore', 'reset'])
    expect(await staff.owner.post(`/team/${unknown}/${act}`)).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
  expect(await auditOf(unknown)).toEqual([]);
});
