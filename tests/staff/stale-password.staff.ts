import { expect, it } from 'vitest';
import { serverForTest } from '../support/open-test-server.ts';
import { createPerson, password, type StaffSession } from '../support/staff-client.ts';

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

type People = Record<'owner' | 'person' | 'thief', StaffSession>;
const signIn = ({ person, thief }: People) => thief.auth('/sign-in/email', { email: person.email, password });
const changePassword = ({ person }: People) =>
  person.auth('/change-password', { currentPassword: password, newPassword });
const reset = ({ owner, person }: People) => owner.post(`/team/${person.id}/reset`);

it.each([
  ['a sign-in with a password that is reset meanwhile', signIn, reset, { thief: 401 }],
  [
    'a sign-in with a password that is changed meanwhile',
    signIn,
    changePassword,
    { thief: 401, person: 200 },
  ],
  ['a new password given while access is reset', changePassword, reset, { person: 401 }],
] as const)('%s opens no session', async (_, send, meanwhile, expected) => {
  const { server, during } = await openSlowServer();
  const person = await createPerson(server, 'service');
  const people = { owner: await createPerson(server, 'owner'), person, thief: person.elsewhere() };
  await during(
    () => send(people),
    () => meanwhile(people),
  );
  for (const [name, status] of Object.entries(expected))
    expect((await people[name as keyof People].get('/me')).status, name).toBe(status);
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
