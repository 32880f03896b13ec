import { beforeEach, expect, it, vi } from 'vitest';
import { serverForTest, shareServer, type TestServer } from '../support/open-test-server.ts';
import {
  acceptLink,
  createPerson,
  inviteFromShell,
  password,
  refusal,
  StaffSession,
} from '../support/staff-client.ts';

const server = shareServer();
/** The same database with the limits on, behind a proxy that names the client's address. */
let limited: TestServer;

beforeEach(async () => {
  limited = await serverForTest({
    database: { url: server.databaseUrl },
    env: { RATE_LIMIT: '1', TRUST_PROXY: '1' },
  });
});
/** Each test has addresses of its own: better-auth counts them for all servers of a process. */
const from = (address: string) => ({ 'x-forwarded-for': address });
const signIn = (address: string, email: string, given = 'wrong password') =>
  new StaffSession(limited.url, email).send(
    'POST',
    '/auth/sign-in/email',
    { email, password: given },
    from(address),
  );

it('of many guesses at once from many addresses, twenty are evaluated', async () => {
  const { email } = await createPerson(server, 'service');
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, count) => signIn(`10.20.1.${count}`, email)),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(40);
  const right = await signIn('192.0.2.7', email, password);
  expect(right).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } });
  expect(Number(right.response.headers.get('retry-after'))).toBeGreaterThan(0);
  // Other people are not affected.
  expect((await signIn('192.0.2.7', 'someone@example.com')).status).toBe(401);
});

it('one address has three guesses', async () => {
  const { email } = await createPerson(server, 'service');
  const statuses: number[] = [];
  for (let count = 0; count < 5; count += 1) statuses.push((await signIn('198.51.100.1', email)).status);
  expect(statuses.slice(0, 3)).toEqual([401, 401, 401]);
  expect(statuses).toContain(429);
});

it('right passwords do not use up the guesses', async () => {
  const { email } = await createPerson(server, 'service');
  for (let count = 0; count < 25; count += 1)
    expect((await signIn(`10.20.2.${count}`, email, password)).status).toBe(200);
});

it('strangers who use up the guesses do not keep a person out of the browser they signed in with', async () => {
  const person = (await createPerson(server, 'service')).elsewhere(limited.url);
  const other = (await createPerson(server, 'service')).elsewhere(limited.url);
  let visits = 0;
  const signInAs = (session: StaffSession, given: string) => {
    visits += 1;
    const body = { email: person.email, password: given };
    return session.send('POST', '/auth/sign-in/email', body, from(`198.18.0.${visits}`));
  };
  expect((await signInAs(person, password)).status).toBe(200);
  await other.send('POST', '/auth/sign-in/email', { email: other.email, password }, from('198.18.1.1'));
  for (let count = 0; count < 20; count += 1) await signIn(`198.19.0.${count}`, person.email);
  expect((await signInAs(person.elsewhere(), password)).status).toBe(429);
  expect((await signInAs(other, password)).status).toBe(429);
  expect((await signInAs(person, password)).status).toBe(200);

  for (let count = 0; count < 20; count += 1)
    expect((await signInAs(person, 'wrong password')).status).toBe(401);
  expect((await signInAs(person, password)).status).toBe(429);
});

it('of many new passwords that are easy to guess, twenty are judged', async () => {
  const person = (await createPerson(server, 'service')).copy(limited.url);
  const change = (count: number) =>
    person.send(
      'POST',
      '/auth/change-password',
      { currentPassword: password, newPassword: 'password password' },
      from(`198.18.2.${count}`),
    );
  const statuses: number[] = [];
  for (let count = 0; count < 25; count += 1) statuses.push((await change(count)).status);
  expect(statuses).toEqual([...Array(20).fill(400), ...Array(5).fill(429)]);
});

it('of many codes at once, each for a sign-in of its own, twenty are evaluated', async () => {
  const owner = await createPerson(server, 'owner');
  const sessions = await Promise.all(
    Array.from({ length: 30 }, async (_, count) => {
      const session = new StaffSession(limited.url, owner.email);
      const given = { email: owner.email, password };
      await session.send('POST', '/auth/sign-in/email', given, from(`10.20.3.${count}`));
      return session;
    }),
  );
  const answers = await Promise.all(
    sessions.map((session, count) =>
      session.send('POST', '/auth/two-factor/verify-totp', { code: '000000' }, from(`10.20.3.${count}`)),
    ),
  );
  const evaluated = answers.filter(({ body }) => (body as { code: string }).code === 'invalid_code');
  expect(evaluated.length).toBeGreaterThan(0);
  expect(evaluated.length).toBeLessThanOrEqual(20);
});

it('IPv6 networks have a limit each', async () => {
  const attempts = (network: string) =>
    Promise.all([1, 2, 3, 4, 5].map((host) => signIn(`${network}::${host}`, 'nobody@example.com')));
  const statuses = async (network: string) => (await attempts(network)).map(({ status }) => status);
  expect(await statuses('2001:db8:0:1')).toContain(429);
  expect(await statuses('2001:db8:0:1')).not.toContain(401);
  expect(await statuses('2001:db8:0:2')).toContain(401);
});

it('requests without a session are limited for each address', async () => {
  const find = (address: string) =>
    new StaffSession(limited.url, '').send(
      'POST',
      '/api/invitation/find',
      { token: 'a'.repeat(32) },
      from(address),
    );
  const statuses = (await Promise.all(Array.from({ length: 70 }, () => find('10.20.5.1')))).map(
    ({ status }) => status,
  );
  expect(statuses.filter((status) => status === 410)).toHaveLength(60);
  const refused = await find('10.20.5.1');
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  expect(Number(refused.response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await find('10.20.5.2')).status).toBe(410);

  const pages = await Promise.all(
    Array.from({ length: 320 }, () =>
      new StaffSession(limited.url, '').send('GET', '/api/me', undefined, from('10.20.5.3')),
    ),
  );
  // A slow machine may need more than the ten seconds that the limit counts.
  expect(pages.filter(({ status }) => status === 401).length).toBeGreaterThanOrEqual(300);
  expect(pages.map(({ status }) => status)).toContain(429);
});

it('a failed sign-in is logged and recorded, with the address and without what was typed', async () => {
  const log = vi.spyOn(console, 'log');
  const owner = await createPerson(server, 'owner', { name: 'Olga Owner' });
  const secret = 'my other password 99';
  await signIn('10.20.6.7', owner.email, secret);
  await signIn('10.20.6.8', 'typed-by-a-stranger@example.com', secret);
  const session = new StaffSession(limited.url, owner.email);
  const given = { email: owner.email, password };
  await session.send('POST', '/auth/sign-in/email', given, from('10.20.6.9'));
  await session.send('POST', '/auth/two-factor/verify-totp', { code: '000000' }, from('10.20.6.9'));
  const lines = log.mock.calls.flat().join('\n');
  log.mockRestore();

  const recorded = await server.sql(
    "select actor_name, details from staff.audit where action = 'sign_in_failed' order by id desc limit 3",
  );
  expect(recorded.toReversed()).toEqual([
    { actor_name: 'Olga Owner', details: { reason: 'password', address: '10.20.6.7' } },
    { actor_name: 'Unknown person', details: { reason: 'password', address: '10.20.6.8' } },
    { actor_name: 'Olga Owner', details: { reason: 'code', address: '10.20.6.9' } },
  ]);
  for (const address of ['10.20.6.7', '10.20.6.8', '10.20.6.9']) expect(lines).toContain(address);
  expect(lines).not.toContain(secret);
  expect(lines).not.toContain('typed-by-a-stranger');
});

it('names of people who do not exist fill only a little of the audit trail', async () => {
  const count = async () =>
    Number((await server.sql("select count(*) from staff.audit where actor_id = 'unknown'"))[0]?.count);
  const before = await count();
  await Promise.all(
    Array.from({ length: 80 }, (_, at) => signIn(`10.20.7.${at}`, `nobody-${at}@example.com`)),
  );
  expect((await count()) - before).toBe(60);
});

// password-strength.test.ts has more of them.
it('a common password is refused, by a link and by a change', async () => {
  const common = 'password1234';
  const path = await inviteFromShell(server, 'ida.invited@example.com', 'service');
  const accept = (given: string) => acceptLink(server.url, path, { name: 'Ida Invited', password: given });
  expect(await accept(common)).toMatchObject({ status: 400, body: { code: 'common_password' } });
  // The link still works.
  expect((await accept(password)).status).toBe(200);

  const person = await createPerson(server, 'service', { name: 'Ida Invited' });
  const change = { currentPassword: password, newPassword: common };
  expect(await person.auth('/change-password', change)).toMatchObject(refusal(400, 'common_password'));
});
