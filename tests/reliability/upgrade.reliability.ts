import { appendFile, cp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { StartError } from '../../server/lib/start-error.ts';
import { migrate } from '../../server/store/database/migrate.ts';
import { clientsOf } from '../support/clients.ts';
import { openTestServer, serverForTest, type TestServerOptions } from '../support/open-test-server.ts';
import { folderForTest, shareFolder } from '../support/test-folder.ts';
import { databaseFor, dataDirWithKeys, seededDataDir, shareDatabase } from './fixtures.ts';

const folders = ['supabase', 'server/staff'];

describe.each(['embedded', 'postgres'] as const)('a database of another version on %s', (kind) => {
  const shared = shareDatabase(kind);
  const schema = shareFolder();
  beforeAll(() => cp('supabase', schema('.'), { recursive: true }));

  /** Applies one more migration, and removes its file. */
  async function applyAndRemove(name: string): Promise<void> {
    const file = schema(`migrations/${name}.sql`);
    await writeFile(file, 'select 1');
    expect(await migrate(shared.database, [schema('.'), 'server/staff'])).toEqual([name]);
    await rm(file);
  }

  it('that only has later migrations is accepted, so that an owner can go back', async () => {
    await applyAndRemove('29990101000000_later');
    expect(await migrate(shared.database, folders)).toEqual([]);
  });

  it('that has an earlier migration which is not here is refused, with what to do', async () => {
    await applyAndRemove('20261115100000_before');
    const refusal = await migrate(shared.database, folders).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(StartError);
    expect((refusal as StartError).message).toMatch(
      /^The database has the migration 20261115100000_before, which this version does not have.+make a backup, and restore it.+docs\/upgrading\.md\)\.$/,
    );
  });

  it('is left as it was by a version that does not fit, also if that has new migrations before', async () => {
    const options = await placeFor(kind);
    await (await serverForTest(options)).close();
    await expect(openTestServer({ ...options, env: { SCHEMA_DIR: await changedSchema() } })).rejects.toThrow(
      'was changed after it had been applied',
    );
    const { staff } = clientsOf(await serverForTest(options));
    expect((await staff.from('early').select()).error?.code).toBe('PGRST205');
  });
});

it('a start on the port of another server ends before it touches the database', async () => {
  const options = await placeFor('postgres');
  const before = await serverForTest(options);
  const env = { PORT: new URL(before.url).port, SCHEMA_DIR: await changedSchema() };
  await expect(openTestServer({ ...options, env })).rejects.toThrow(`Port ${env.PORT} is already in use.`);
});

/** A database and a data folder that two servers use one after the other. */
async function placeFor(kind: 'embedded' | 'postgres'): Promise<TestServerOptions> {
  return kind === 'embedded'
    ? { database: kind, dataDir: await seededDataDir() }
    : { database: await databaseFor(), dataDir: await dataDirWithKeys() };
}

/** The schema of another version: an applied migration is another one, and one before it is new. */
async function changedSchema(): Promise<string> {
  const schema = path.join(await folderForTest(), 'schema');
  await cp('supabase', schema, { recursive: true });
  await appendFile(path.join(schema, 'migrations/20261119100800_contacts.sql'), '-- changed');
  await writeFile(
    path.join(schema, 'migrations/20261119100050_early.sql'),
    'create table public.early (id int)',
  );
  return schema;
}
