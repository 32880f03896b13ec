import { expect, it } from 'vitest';
import { StartError } from '../../server/config.ts';
import { clientsOf } from '../support/clients.ts';
import {
  openTestServer,
  serverForTest,
  type TestServer,
  type TestServerOptions,
} from '../support/open-test-server.ts';
import { sampleContact } from '../support/samples.ts';
import { databaseFor, dataDirWithKeys, seededDataDir } from './fixtures.ts';
import { recordLog } from './record-log.ts';

it('a server that takes over waits for the one before, on its port and with its data', async () => {
  const options = { database: 'embedded', dataDir: await seededDataDir() } as const;
  const before = await serverForTest(options);
  const contact = sampleContact();
  expect((await clientsOf(before).visitor.from('contacts').insert(contact)).status).toBe(201);

  const after = await takeOver(before, options);
  expect(after.url).toBe(before.url);
  expect((await clientsOf(after).staff.from('contacts').select('id')).data).toEqual([{ id: contact.id }]);
});

it('with PostgreSQL it has opened the database before, and waits for the port only', async () => {
  const options = { database: await databaseFor(), dataDir: await dataDirWithKeys() };
  const after = await takeOver(await serverForTest(options), options);
  expect((await fetch(`${after.url}/healthz`)).status).toBe(200);
});

it('it gives up with a message when the time is over', async () => {
  const options = { database: 'embedded', dataDir: await seededDataDir() } as const;
  await serverForTest(options);
  const log = recordLog();
  await expect(openTestServer({ ...options, env: { TAKE_OVER: '1' } })).rejects.toThrow(
    new StartError(
      `The data folder ${options.dataDir} is in use by another running server. Stop that one, or set DATA_DIR to another folder.`,
    ),
  );
  expect(log()).toContain('Waiting up to 1 seconds');
});

/** Opens a server on the port of another, and closes that one when this one waits for it. */
async function takeOver(before: TestServer, options: TestServerOptions): Promise<TestServer> {
  const log = recordLog();
  const env = { PORT: new URL(before.url).port, TAKE_OVER: '60' };
  const after = serverForTest({ ...options, env });
  await expect.poll(log).toContain('Waiting');
  await before.close();
  return after;
}
