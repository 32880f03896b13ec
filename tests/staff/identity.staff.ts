import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { serverForTest, shareServer } from '../support/open-test-server.ts';
import { sendRaw } from '../support/send-raw.ts';
import {
  acceptLink,
  createPerson,
  inviteFromShell,
  password,
  refusal,
  StaffSession,
} from '../support/staff-client.ts';

const server = shareServer();

const isSignedIn = async (session: StaffSession) => (await session.get('/me')).status === 200;
const userIdOf = (session: StaffSession) => `(select id from staff."user" where email = '${session.email}')`;

it('a session id given before sign-in is not taken over, and its cookie is closed to scripts and other sites', async () => {
  const person = await createPerson(server, 'service');
  const victim = person.elsewhere();
  victim.cookies.set('staff.session_token', 'chosen-by-the-attacker.signature');
  const { response } = await victim.auth('/sign-in/email', { email: person.email, password });
  const [cookie = ''] = response.headers.getSetCookie().filter((one) => one.startsWith('staff.session'));
  expect(cookie).toMatch(/HttpOnly/i);
  expect(cookie).toMatch(/SameSite=Lax/i);
  expect(cookie).toMatch(/Path=\/staff(;|$)/i);
  expect(victim.cookies.get('staff.session_token')).not.toContain('chosen-by-the-attacker');
  const attacker = new StaffSession(server.url, '');
  attacker.cookies.set('staff.session_token', 'chosen-by-the-attacker.signature');
  expect(await isSignedIn(attacker)).toBe(false);

  // Whoever signs in over a session that is still good does not leave it behind.
  const before = victim.copy();
  await victim.signIn();
  expect(await isSignedIn(victim)).toBe(true);
  expect(await isSignedIn(before)).toBe(false);
});

it('answers about identity hold no token, and a client cannot ask for a session that outlives the limits', async () => {
  const person = await createPerson(server, 'service');
  const answer = await person.auth('/sign-in/email', { email: person.email, password, rememberMe: false });
  expect(answer.body).toEqual({});
  const [row] = await server.sql(
    `select extract(epoch from max("expiresAt") - now()) as seconds from staff."session" where "userId" = ${userIdOf(person)}`,
  );
  expect(Number(row?.seconds)).toBeLessThanOrEqual(30 * 60);
  await person.setUpSecondStep();
  await person.auth('/sign-out');
  await person.auth('/sign-in/email', { email: person.email, password });
  expect((await person.auth('/two-factor/verify-totp', { code: person.code(1) })).body).toEqual({});
});

it('a session ends after 30 minutes without use and after 12 hours; repeated requests are no use', async () => {
  const person = await createPerson(server, 'service');
  const mine = `where "userId" = ${userIdOf(person)}`;
  await server.sql(
    `update staff."session" set "expiresAt" = now() + interval '5 minutes', "updatedAt" = now() - interval '25 minutes' ${mine}`,
  );
  const left = async () =>
    Number(
      (
        await server.sql(
          `select extract(epoch from "expiresAt" - now()) as seconds from staff."session" ${mine}`,
        )
      )[0]?.seconds,
    );
  expect((await person.send('GET', '/api/me', undefined, { 'x-staff-background': '1' })).status).toBe(200);
  expect(await left()).toBeLessThan(6 * 60);
  expect(await isSignedIn(person)).toBe(true);
  expect(await left()).toBeGreaterThan(20 * 60);
  await server.sql(`update staff."session" set "expiresAt" = now() - interval '1 second' ${mine}`);
  expect(await person.get('/me')).toMatchObject({ status: 401, body: { code: 'signed_out' } });

  await person.signIn();
  await server.sql(`update staff."session" set "createdAt" = now() - interval '12 hours 1 minute' ${mine}`);
  expect((await person.auth('/change-password', { currentPassword: password })).status).toBe(401);
  expect(await isSignedIn(person)).toBe(false);
});

it('a stolen session id is useless after sign-out, and after sign-out everywhere', async () => {
  const person = await createPerson(server, 'service');
  const thief = person.copy();
  expect(await isSignedIn(thief)).toBe(true);
  await person.auth('/sign-out');
  expect(await isSignedIn(thief)).toBe(false);

  await person.signIn();
  const elsewhere = person.elsewhere();
  await elsewhere.signIn();
  const { body } = await person.get('/me/sessions');
  expect(body).toMatchObject({ sessions: [{ isCurrent: true }, { isCurrent: false }] });
  expect(JSON.stringify(body)).not.toContain(
    String(person.cookies.get('staff.session_token')?.split('.')[0]),
  );
  await person.auth('/revoke-sessions');
  expect(await isSignedIn(person)).toBe(false);
  expect(await isSignedIn(elsewhere)).toBe(false);
});

it('a new password needs the old one, has 12 characters, and ends the other sessions', async () => {
  const person = await createPerson(server, 'service');
  const elsewhere = person.elsewhere();
  await elsewhere.signIn();
  const newPassword = 'a better horse and battery';
  const change = (currentPassword: string, next: string) =>
    person.auth('/change-password', { currentPassword, newPassword: next });
  expect((await change('wrong password', newPassword)).status).toBe(400);
  expect((await change(password, 'too short')).status).toBe(400);
  expect(await change(password, newPassword)).toMatchObject({ status: 200, body: {} });
  expect(await isSignedIn(person)).toBe(true);
  expect(await isSignedIn(elsewhere)).toBe(false);
  expect((await elsewhere.auth('/sign-in/email', { email: person.email, password })).status).toBe(401);
});

it('the half of a sign-in before the second step opens nothing', async () => {
  const owner = await createPerson(server, 'owner');
  const half = owner.elsewhere();
  const { body } = await half.auth('/sign-in/email', { email: owner.email, password });
  expect(body).toEqual({ twoFactorRedirect: true });
  expect([...half.cookies.keys()]).not.toContain('staff.session_token');
  expect((await half.auth('/two-factor/enable', { password })).status).toBe(401);
  expect((await half.auth('/two-factor/generate-backup-codes', { password })).status).toBe(401);
  // A device that skips the second step cannot be asked for.
  await half.auth('/two-factor/verify-totp', { code: owner.code(1), trustDevice: true });
  await half.auth('/sign-out');
  expect((await half.auth('/sign-in/email', { email: owner.email, password })).body).toEqual({
    twoFactorRedirect: true,
  });
});

it('a code that turned the second step on opens no session, and the next one still does', async () => {
  const person = await createPerson(server, 'service');
  const { body } = await person.auth('/two-factor/enable', { password });
  expect(body).toMatchObject({
    totpURI: expect.stringContaining('otpauth://'),
    backupCodes: expect.any(Array),
  });
  await person.setUpSecondStep();
  const replay = person.elsewhere();
  await replay.auth('/sign-in/email', { email: person.email, password });
  expect(await replay.auth('/two-factor/verify-totp', { code: person.lastCode })).toMatchObject(
    refusal(401, 'code_already_used'),
  );
  expect(await isSignedIn(replay)).toBe(false);
  expect((await replay.auth('/two-factor/verify-totp', { code: person.code(1) })).status).toBe(200);
  expect(await isSignedIn(replay)).toBe(true);
});

it('of two requests with the same code at once, one signs in', async () => {
  const owner = await createPerson(server, 'owner');
  const [one, two] = [owner.elsewhere(), owner.elsewhere()];
  for (const half of [one, two]) await half.auth('/sign-in/email', { email: owner.email, password });
  const code = owner.code(1);
  const answers = await Promise.all([one, two].map((half) => half.auth('/two-factor/verify-totp', { code })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
});

it('a backup code works once, and new codes replace the old ones', async () => {
  const person = await createPerson(server, 'service');
  await person.setUpSecondStep();
  const renew = async () =>
    (
      (await person.auth('/two-factor/generate-backup-codes', { password })).body as {
        backupCodes: [string, string];
      }
    ).backupCodes;
  const [code, other] = await renew();
  const attempt = async (given: string) => {
    const session = person.elsewhere();
    await session.auth('/sign-in/email', { email: person.email, password });
    return (await session.auth('/two-factor/verify-backup-code', { code: given })).status;
  };
  expect(await attempt(code)).toBe(200);
  expect(await attempt(code)).toBe(401);
  await renew();
  expect(await attempt(other)).toBe(401);
});

it('wrong codes lock the second step, also for the right code, until the time is over', async () => {
  const owner = await createPerson(server, 'owner');
  const guess = async () => {
    const session = owner.elsewhere();
    await session.auth('/sign-in/email', { email: owner.email, password });
    const answers: unknown[] = [];
    for (let count = 0; count < 5; count += 1)
      answers.push((await session.auth('/two-factor/verify-totp', { code: '000000' })).body);
    return answers;
  };
  await guess();
  await guess();
  const session = owner.elsewhere();
  await session.auth('/sign-in/email', { email: owner.email, password });
  expect((await session.auth('/two-factor/verify-totp', { code: owner.code(1) })).body).toMatchObject({
    code: 'account_temporarily_locked',
  });
  await server.sql(
    `update staff."twoFactor" set "lockedUntil" = now() - interval '1 second' where "userId" = ${userIdOf(owner)}`,
  );
  expect((await session.auth('/two-factor/verify-totp', { code: owner.code(1) })).status).toBe(200);
});

it('an unknown person and a wrong password get the same answer', async () => {
  const person = await createPerson(server, 'service');
  const wrong = await person.auth('/sign-in/email', { email: person.email, password: 'wrong password' });
  const unknown = await person.auth('/sign-in/email', { email: 'nobody@example.com', password });
  expect(unknown).toMatchObject({ status: wrong.status, body: wrong.body as object });
  expect(wrong.body).toEqual({ code: 'invalid_email_or_password' });
});

it('sign-up and the other routes of better-auth do not exist', async () => {
  const owner = await createPerson(server, 'owner');
  const body = { email: 'new@example.com', password, name: 'New Person', newPassword: password };
  for (const path of [
    '/sign-up/email',
    '/update-user',
    '/change-email',
    '/delete-user',
    '/list-sessions',
    '/two-factor/disable',
    '/two-factor/get-totp-uri',
    '/two-factor/view-backup-codes',
    '/request-password-reset',
    '/reset-password',
    '/two-factor/send-otp',
    '/get-session',
    '/ok',
    '',
    '/sign-in/social',
    '/link-social',
    '/revoke-session',
    '/toString',
    '/__proto__',
  ]) {
    expect((await owner.auth(path, body)).status, path).toBe(404);
    expect((await owner.send('GET', `/auth${path}`)).response.headers.get('content-type')).not.toContain(
      'json',
    );
  }
  expect(await server.sql(`select 1 from staff."user" where email = 'new@example.com'`)).toEqual([]);
});

it('another origin and a form change nothing', async () => {
  const owner = await createPerson(server, 'owner');
  const invitation = { email: 'csrf@example.com', role: 'owner' };
  const plain = { 'content-type': 'text/plain' };
  expect((await owner.send('POST', '/api/team/invite', invitation, plain)).status).toBe(400);
  const foreign = { origin: 'https://evil.example' };
  expect((await owner.send('POST', '/auth/sign-out', {}, foreign)).status).toBe(403);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  expect((await owner.send('POST', '/auth/revoke-sessions', {}, form)).status).toBe(415);
  expect((await owner.send('POST', '/auth/sign-in/email', { email: owner.email }, form)).status).toBe(415);
  expect(await isSignedIn(owner)).toBe(true);
  expect(await server.sql(`select 1 from staff.invitations where email = 'csrf@example.com'`)).toEqual([]);
});

it('a link works once, until it expires or a newer one replaces it', async () => {
  const accept = (path: string) => acceptLink(server.url, path, { name: 'New Person' });
  const invite = (email: string) => inviteFromShell(server, email, 'service');
  const gone = { status: 410, body: { code: 'link_expired' } };

  const used = await invite('once@example.com');
  expect((await accept(used)).status).toBe(200);
  expect(await accept(used)).toMatchObject(gone);

  const replaced = await invite('twice@example.com');
  const newer = await invite('twice@example.com');
  expect(await accept(replaced)).toMatchObject(gone);
  expect((await accept(newer)).status).toBe(200);

  const late = await invite('late@example.com');
  await server.sql(
    `update staff.invitations set expires_at = now() - interval '1 second' where email = 'late@example.com'`,
  );
  expect(await accept(late)).toMatchObject(gone);
  expect(await accept('/staff/welcome#aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa')).toMatchObject(gone);

  const [first, second] = await Promise.all(
    [await invite('race@example.com')].flatMap((path) => [accept(path), accept(path)]),
  );
  expect([first?.status, second?.status].sort()).toEqual([200, 410]);
});

it.each([
  ['without a letter that can be seen', '\u200b\u200b\u200b'],
  ['with a line break', 'Ann\nOlga Owner'],
  ['written backwards', '\u202erenwO aglO'],
])('nobody joins under a name %s', async (_, name) => {
  const path = await inviteFromShell(server, `named-${randomUUID()}@example.com`, 'service');
  expect(await acceptLink(server.url, path, { name })).toMatchObject(
    refusal(400, 'invalid', { fields: ['name'] }),
  );
  expect((await acceptLink(server.url, path, { name: 'Zoë 王' })).status).toBe(200);
});

it('the set-up link is only for the very first person', async () => {
  await server.sql(
    `insert into staff.invitations (token_hash, email, role, purpose, created_by, expires_at)
      values (encode(sha256('stale-set-up-link-of-before'), 'base64'), '', 'owner', 'set_up', 'start', now() + interval '1 hour')`,
  );
  await server.sql(
    `update staff.invitations set token_hash = rtrim(translate(token_hash, '+/', '-_'), '=') where purpose = 'set_up'`,
  );
  const given = { email: 'intruder@example.com', name: 'Intruder' };
  expect(await acceptLink(server.url, '#stale-set-up-link-of-before', given)).toMatchObject({ status: 410 });
  expect(await server.sql(`select 1 from staff."user" where email = 'intruder@example.com'`)).toEqual([]);
});

it('pages have a strict policy, and the scripts of the app need a session', async () => {
  const person = await createPerson(server, 'service');
  const stranger = new StaffSession(server.url, '');
  const policy = (await stranger.send('GET', '')).response.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
  expect(policy).not.toContain('unsafe');
  expect((await stranger.send('GET', '/app/assets/script.js')).status).toBe(401);
  expect((await person.send('GET', '/app/assets/script.js')).status).toBe(200);
  expect((await stranger.send('GET', '/sign-in/assets/script.js')).status).toBe(200);
});

it('plain http from another machine is refused, and behind https cookies are Secure', async () => {
  const proxied = await serverForTest({ database: { url: server.databaseUrl }, env: { TRUST_PROXY: '1' } });
  const person = await createPerson(server, 'service');
  const signIn = (headers: Record<string, string>) =>
    sendRaw(
      `${proxied.url}/staff/auth/sign-in/email`,
      { method: 'POST', headers: { 'content-type': 'application/json', ...headers } },
      JSON.stringify({ email: person.email, password }),
    );
  const refused = await signIn({ host: 'staff.example' });
  expect([refused.status, refused.headers['set-cookie']]).toEqual([403, undefined]);
  const origin = 'https://staff.example';
  const answer = await signIn({ host: 'staff.example', origin, 'x-forwarded-proto': 'https' });
  expect(answer.status).toBe(200);
  expect(answer.headers['set-cookie']).not.toBeUndefined();
  for (const cookie of answer.headers['set-cookie'] ?? []) expect(cookie).toMatch(/; Secure$/);
});
