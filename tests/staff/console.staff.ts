import { expect, it, onTestFinished } from 'vitest';
import { runCli } from '../cli/run-cli.ts';
import { databaseFor } from '../reliability/fixtures.ts';
import { share } from '../support/share.ts';
import { createPerson, password, StaffSession } from '../support/staff-client.ts';
import { startFromSeed } from '../support/start-from-seed.ts';

const running = share(() =>
  startFromSeed('staff-console', { env: { TRUST_PROXY: '1', PRINT_SETUP_LINK: 'on' } }),
);

/** Runs `npm run staff -- …` as a person at a shell does. */
function runStaff(...args: string[]) {
  const { url, dataDir } = running.server;
  return runCli(['staff', ...args], { STAFF_URL: url, DATA_DIR: dataDir });
}

it('a first start that does not write to a terminal names the command instead of the link', async () => {
  const { server, remove } = await startFromSeed('no-terminal', { databaseUrl: (await databaseFor()).url });
  onTestFinished(remove);
  await expect.poll(server.output).toContain('npm run staff -- invite EMAIL --role owner');
  expect(server.output()).not.toContain('/staff/welcome');
});

it('the first start prints a link that makes one owner, once', async () => {
  const { url, output } = running.server;
  // The link follows the address.
  await expect.poll(output).toContain('/staff/welcome#');
  const token = /staff's app.*\/staff\/welcome#([\w-]+)/.exec(output())?.[1];
  const stranger = new StaffSession(url, '');
  expect((await stranger.post('/invitation/find', { token })).body).toMatchObject({ purpose: 'set_up' });
  const acceptance = { token, name: 'Olivia Owner', password };
  expect((await stranger.post('/invitation/accept', acceptance)).body).toMatchObject({ fields: ['email'] });
  const email = 'first@example.com';
  expect((await stranger.post('/invitation/accept', { ...acceptance, email })).status).toBe(200);
  expect((await stranger.post('/invitation/accept', { ...acceptance, email: 'b@example.com' })).status).toBe(
    410,
  );
  const owner = new StaffSession(url, email);
  await owner.signIn();
  expect((await owner.get('/me')).body).toMatchObject({ role: 'owner', mustSetUpSecondStep: true });
});

it('invites, lists, suspends, restores and resets people from a shell', async () => {
  const invited = await runStaff('invite', 'Shell@example.com', '--role', 'hiring');
  expect(invited.code).toBe(0);
  const token = /\/staff\/welcome#(\S+)/.exec(invited.out)?.[1];
  const person = new StaffSession(running.server.url, 'shell@example.com');
  await person.post('/invitation/accept', { token, name: 'Shelly Shell', password });
  await person.signIn();
  expect((await person.get('/me')).body).toMatchObject({ role: 'hiring' });
  expect((await runStaff('list')).out).toMatch(
    /shell@example.com, hiring, no second step, active, last sign-in/,
  );

  expect((await runStaff('suspend', person.email)).out).toContain('suspended');
  expect((await person.get('/me')).status).toBe(401);
  expect((await runStaff('reset', person.email)).err).toContain('Restore them first');
  expect((await runStaff('restore', person.email)).code).toBe(0);
  await person.signIn();
  const reset = await runStaff('reset', person.email);
  expect(reset.out).toMatch(
    /\/staff\/welcome#\S+\n.*\n\nWhat to do next.*\n1\. [\s\S]+\n5\. [\s\S]+--role owner/,
  );
  expect((await person.get('/me')).status).toBe(401);

  for (const [args, words] of [
    [['suspend', 'nobody@example.com'], 'Nobody on the team'],
    [['invite', person.email], 'already'],
    [['invite', 'no address'], 'not an email address'],
  ] as const) {
    const { code, err } = await runStaff(...args);
    expect([code, err], args.join(' ')).toEqual([1, expect.stringContaining(words)]);
  }
});

it('the shell’s routes take only the staff secret, from this machine or a named network', async () => {
  const { url, staffKey, anonKey } = running.server;
  const owner = await createPerson(running.server, 'owner');
  const list = (headers: Record<string, string>) => owner.send('POST', '/api/console/list', {}, headers);
  expect((await list({})).status).toBe(403);
  expect((await list({ authorization: `Bearer ${anonKey}` })).status).toBe(403);
  expect((await list({ authorization: `Bearer ${staffKey}x` })).status).toBe(403);
  expect((await list({ authorization: `Bearer ${staffKey}`, 'x-forwarded-for': '203.0.113.9' })).status).toBe(
    403,
  );
  expect((await list({ authorization: `Bearer ${staffKey}`, origin: 'https://evil.example' })).status).toBe(
    403,
  );
  expect((await list({ authorization: `Bearer ${staffKey}` })).status).toBe(200);
  expect((await fetch(`${url}/staff/api/console/list`, { headers: { apikey: staffKey } })).status).not.toBe(
    200,
  );
});
