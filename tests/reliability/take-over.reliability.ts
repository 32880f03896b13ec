import { expect, it } from 'vitest';
import { clientsOf } from '../support/clients.ts';
import { sampleContact } from '../support/samples.ts';
import { type RunningServer, startAndFail, startServer } from '../support/start-server.ts';
import { dataDirWithKeys, postgresFor, seededDataDir, serverFor } from './fixtures.ts';

it('a server that takes over waits for the one before, on its port and with its data', async () => {
  const dataDir = await seededDataDir();
  const before = await serverFor({ dataDir });
  const contact = sampleContact();
  expect((await clientsOf(before).visitor.from('contacts').insert(contact)).status).toBe(201);

  const { starting } = await startWaiting({ dataDir }, before);
  expect(await before.stop()).toBe(0);
  const after = await starting;
  expect(after.url).toBe(before.url);
  expect((await clientsOf(after).staff.from('contacts').select('id')).data).toEqual([{ id: contact.id }]);
  expect(await after.stop()).toBe(0);
});

it('with PostgreSQL it has opened the database before, and waits for the port only', async () => {
  const databaseUrl = await (await postgresFor()).createDatabase('taken_over');
  const dataDir = await dataDirWithKeys();
  const before = await serverFor({ dataDir, databaseUrl });
  const { starting } = await startWaiting({ dataDir, databaseUrl }, before);
  expect(await before.stop()).toBe(0);
  const after = await starting;
  expect((await fetch(`${after.url}/healthz`)).status).toBe(200);
  expect(await after.stop()).toBe(0);
});

it('it gives up with a message when the time is over', async () => {
  const dataDir = await seededDataDir();
  await serverFor({ dataDir });
  const { code, output } = await startAndFail({ dataDir, env: { TAKE_OVER: '1' } });
  expect({ code, output }).toEqual({
    code: 1,
    output: expect.stringMatching(/^The data folder \S+ is in use by another running server\./m),
  });
});

/** Starts a server on the port of another, and resolves when it waits for that one to end. */
async function startWaiting(options: { dataDir: string; databaseUrl?: string }, before: RunningServer) {
  const { promise: waiting, resolve } = Promise.withResolvers<void>();
  const starting = startServer({
    ...options,
    env: { PORT: new URL(before.url).port, TAKE_OVER: '60' },
    onOutput: (text) => {
      if (text.includes('Waiting')) resolve();
    },
  });
  await Promise.race([waiting, starting]);
  return { starting };
}
