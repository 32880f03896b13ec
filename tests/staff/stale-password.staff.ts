import { expect, it } from 'vitest';
import { serverForTest } from '../support/open-test-server.ts';
import { createPerson, password } from '../support/staff-client.ts';

const newPassword = 'another horse battery staple';

/** A server on which checking a password takes as long as a test wants. */
async function openSlowServer() {
  let held: PromiseWithResolvers<void> | undefined;
  const waiting = Promise.withResolvers<void>();
  const passwords = {
    hash: async (given: string) => `hash of ${given}`,
    verify: async ({ hash, password: given }: { hash: string; password: string }) => {
      const isRight = hash === `hash of ${given}`;
      if (held) {
        const { promise } = held;
        held = undefined;
        waiting.resolve();
        await promise;
      }
      return isRight;
    },
  };
  const server = await serverForTest({ replaced: { passwords } });
  return {
    server,
    /** Sends a request, and holds it after its password was compared, while something else happens. */
    async during<Answer>(send: () => Promise<Answer>, meanwhile: () => Promise<unknown>): Promise<Answer> {
      const release = Promise.withResolvers<void>();
      held = release;
      const sent = send();
      await waiting.promise;
      await meanwhile();
      release.resolve();
      return sent;
    },
  };
}

it('a sign-in with a password that is reset meanwhile opens no session', async () => {
  const { server, during } = await openSlowServer();
  const owner = await createPerson(server, 'owner');
  const person = await createPerson(server, 'service');
  const thief = person.elsewhere();
  await during(
    () => thief.auth('/sign-in/email', { email: person.email, password }),
    () => owner.post(`/team/${person.id}/reset`),
  );
  expect((await thief.get('/me')).status).toBe(401);
});

it('a sign-in with a password that is changed meanwhile opens no session', async () => {
  const { server, during } = await openSlowServer();
  const person = await createPerson(server, 'service');
  const thief = person.elsewhere();
  await during(
    () => thief.auth('/sign-in/email', { email: person.email, password }),
    () => person.auth('/change-password', { currentPassword: password, newPassword }),
  );
  expect((await thief.get('/me')).status).toBe(401);
  expect((await person.get('/me')).status).toBe(200);
});

it('a new password given while access is reset opens no session', async () => {
  const { server, during } = await openSlowServer();
  const owner = await createPerson(server, 'owner');
  const person = await createPerson(server, 'service');
  await during(
    () => person.auth('/change-password', { currentPassword: password, newPassword }),
    () => owner.post(`/team/${person.id}/reset`),
  );
  expect((await person.get('/me')).status).toBe(401);
});

it('a sign-in that waits for its code ends with a new password', async () => {
  const { server } = await openSlowServer();
  const owner = await createPerson(server, 'owner');
  const thief = owner.elsewhere();
  await thief.auth('/sign-in/email', { email: owner.email, password });
  await owner.auth('/change-password', { currentPassword: password, newPassword });
  await thief.auth('/two-factor/verify-totp', { code: owner.code(1) });
  expect((await thief.get('/me')).status).toBe(401);
});
