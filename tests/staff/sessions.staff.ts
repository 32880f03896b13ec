import { expect, it } from 'vitest';
import { shareServer } from '../support/open-test-server.ts';
import { createPerson } from '../support/staff-client.ts';

const running = shareServer();

it('an owner with a second step reads the inbox', async () => {
  const owner = await createPerson(running(), 'owner');
  expect((await owner.post('/inbox/list')).status).toBe(200);
});

it('an owner without a second step reads nothing', async () => {
  const owner = await createPerson(running(), 'owner', { secondStep: false });
  expect(await owner.post('/inbox/list')).toMatchObject({
    status: 403,
    body: { code: 'second_step_required' },
  });
});

it('a code of the second step is accepted once', async () => {
  const hiring = await createPerson(running(), 'hiring');
  await hiring.auth('/sign-out');
  expect(
    (await hiring.auth('/sign-in/email', { email: hiring.email, password: 'wrong password' })).status,
  ).toBe(401);
  await hiring.signIn();
  expect((await hiring.get('/me')).status).toBe(200);
  await hiring.auth('/sign-out');
  await hiring.auth('/sign-in/email', { email: hiring.email, password: 'correct horse battery staple' });
  expect(await hiring.auth('/two-factor/verify-totp', { code: hiring.lastCode })).toMatchObject({
    body: { code: 'code_already_used' },
  });
  expect((await hiring.get('/me')).status).toBe(401);
});

it('a second sign-in in the same browser ends the session of the first', async () => {
  const hiring = await createPerson(running(), 'hiring');
  const first = hiring.copy();
  await hiring.signIn();
  expect((await hiring.get('/me')).status).toBe(200);
  expect((await first.get('/me')).status).toBe(401);
});
