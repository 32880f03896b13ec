import { appendFile, cp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { StartError } from '../../server/lib/settings/config.ts';
import { clientsOf } from '../support/clients.ts';
import {
  openTestServer,
  serverForTest,
  type TestServer,
  type TestServerOptions,
} from '../support/open-test-server.ts';
import { sampleContact } from '../support/samples.ts';
import { folderForTest } from '../support/test-folder.ts';
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

describe.each(['embedded', 'postgres'] as const)('a version that does not fit, on %s', (kind) => {
  it.each([
    ['changed an applied migration', /was changed after it had been applied/, 'append'],
    ['lacks an applied migration', /which this version does not have/, 'remove'],
  ] as const)(
    'and %s is refused before it waits, and the one before keeps serving',
    async (_, refusal, how) => {
      const options = await placeFor(kind);
      const before = await serverForTest(options);
      const log = recordLog();
      const env = { PORT: new URL(before.url).port, TAKE_OVER: '60', SCHEMA_DIR: await otherSchema(how) };
      const refused = await openTestServer({ ...options, env }).catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(StartError);
      expect((refused as StartError).message).toMatch(refusal);
      expect(log()).not.toContain('Waiting');
      expect((await clientsOf(before).visitor.from('contacts').insert(sampleContact())).status).toBe(201);
    },
  );

  it('changes nothing, also if it has new migrations before the one that does not fit', async () => {
    const options = await placeFor(kind);
    const before = await serverForTest(options);
    const schema = await otherSchema('append');
    await writeFile(
      path.join(schema, 'migrations/20261121100050_early.sql'),
      'create table public.early (id int)',
    );
    const start = (env: NodeJS.ProcessEnv) =>
      openTestServer({ ...options, env: { ...env, SCHEMA_DIR: schema } });
    await before.close();
    await expect(start({})).rejects.toThrow('was changed after it had been applied');
    const { staff } = clientsOf(await serverForTest(options));
    expect((await staff.from('early').select()).error?.code).toBe('PGRST205');
  });
});

it('without TAKE_OVER, a start on the port of another server ends before it touches the database', async () => {
  const options = await placeFor('postgres');
  const before = await serverForTest(options);
  const schema = await otherSchema('append');
  const env = { PORT: new URL(before.url).port, SCHEMA_DIR: schema };
  await expect(openTestServer({ ...options, env })).rejects.toThrow(`Port ${env.PORT} is already in use.`);
});

/** A database and a data folder that two servers use one after the other. */
async function placeFor(kind: 'embedded' | 'postgres'): Promise<TestServerOptions> {
  return kind === 'embedded'
    ? { database: kind, dataDir: await seededDataDir() }
    : { database: await databaseFor(), dataDir: await dataDirWithKeys() };
}

/** The schema of another version: one applied migration was changed, or is not there. */
async function otherSchema(how: 'append' | 'remove'): Promise<string> {
  const schema = path.join(await folderForTest(), 'schema');
  await cp('supabase', schema, { recursive: true });
  const file = path.join(schema, 'migrations/20261121100800_contacts.sql');
  await (how === 'append' ? appendFile(file, '-- changed') : rm(file));
  return schema;
}

/** Opens a server on the port of another, and closes that one when this one waits for it. */
async function takeOver(before: TestServer, options: TestServerOptions): Promise<TestServer> {
  const log = recordLog();
  const env = { PORT: new URL(before.url).port, TAKE_OVER: '60' };
  const after = serverForTest({ ...options, env });
  await expect.poll(log).toContain('Waiting');
  await before.close();
  return after;
}
