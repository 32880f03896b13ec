import { appendFile, chmod, cp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { StartError } from '../../server/lib/start-error.ts';
import { clientsOf } from '../support/clients.ts';
import { openTestServer, serverForTest, type TestServerOptions } from '../support/open-test-server.ts';
import { sampleContact, sampleVerification } from '../support/samples.ts';
import { seedDir } from '../support/seed.ts';
import { folderForTest } from '../support/test-folder.ts';
import { uploadResume, withFiles } from '../support/upload-files.ts';
import { databaseFor, dataDirWithKeys, failedStartFor, seededDataDir, serverFor } from './fixtures.ts';

it('a second process on the same data folder exits with a message, and the first keeps working', async () => {
  const dataDir = await seededDataDir();
  const first = await serverForTest({ database: 'embedded', dataDir });
  const { code, output } = await failedStartFor({ dataDir });
  expect(code).toBe(1);
  expect(output).toMatch(/^The data folder \S+ is in use by another running server\..+\n$/);
  const { visitor } = clientsOf(first);
  expect((await visitor.from('contacts').insert(sampleContact())).status).toBe(201);
  expect(await (await fetch(`${first.url}/healthz`)).json()).toEqual({ status: 'ok' });
  expect(await (await fetch(first.url)).text()).toBe('<h1>Home</h1>');
  expect((await fetch(`${first.url}/nowhere`)).status).toBe(404);
});

it('a migration changed after it was applied stops the start with a message', async () => {
  const schema = await copySchema();
  const [name = ''] = (await readdir(path.join(schema, 'migrations'))).filter((file) =>
    file.includes('contacts'),
  );
  await appendFile(path.join(schema, 'migrations', name), '\n-- a small change\n');
  expect(await refusalOf({ env: { SCHEMA_DIR: schema } })).toContain(
    `The migration ${path.parse(name).name} was changed after it had been applied.`,
  );
});

it('a failed migration is rolled back', async () => {
  const database = await databaseFor();
  const schema = await copySchema();
  const file = path.join(schema, 'migrations/29990101000000_half.sql');
  await writeFile(file, 'create table public.half (id int); select 1 / 0;');
  expect(await refusalOf({ database, env: { SCHEMA_DIR: schema } })).toMatch(
    /^The migration 29990101000000_half failed with 22012/,
  );
  await rm(file);
  const { staff } = clientsOf(await serverForTest({ database, env: { SCHEMA_DIR: schema } }));
  expect((await staff.from('half').select()).error?.code).toBe('PGRST205');
});

it('only the owner can read the keys', async () => {
  const keys = path.join(seedDir(), 'keys');
  const mode = async (file: string) => ((await stat(path.join(keys, file))).mode & 0o777).toString(8);
  expect(await mode('.')).toBe('700');
  expect(await mode('staff-secret')).toBe('600');
  expect(await mode('sealing-public.asc')).toBe('600');
  expect(await mode('sealing-private.asc')).toBe('600');
});

it('a data folder that its owner left open is closed at the first start, with every file in it', async () => {
  // The seed was made in such a folder.
  const { files, open } = await findOpenFiles(seedDir());
  expect(files).toBeGreaterThan(900);
  expect(open).toEqual([]);
});

// As a process, which creates its files for its own user only.
it('a data folder that was opened later is closed at the next start', async () => {
  const dataDir = await seededDataDir();
  const entries = await readdir(dataDir, { recursive: true });
  for (const name of ['', ...entries]) await chmod(path.join(dataDir, name), 0o777);
  expect((await findOpenFiles(dataDir)).open.length).toBeGreaterThan(900);
  const { staff } = clientsOf(await serverFor({ dataDir }));
  expect((await staff.from('contacts').insert(sampleContact())).status).toBe(201);
  expect((await uploadResume(staff)).error).toBeNull();
  expect((await findOpenFiles(dataDir)).open).toEqual([]);
});

it('a data folder for files and keys beside a PostgreSQL is closed too', async () => {
  const dataDir = await dataDirWithKeys();
  const names = ['', 'keys', 'keys/staff-secret'];
  for (const name of names) await chmod(path.join(dataDir, name), 0o775);
  await serverForTest({ dataDir });
  const { open } = await findOpenFiles(dataDir);
  expect(open.filter((name) => names.includes(name))).toEqual([]);
});

it.each([
  ['a checkout', process.cwd()],
  ['the root of the disk', '/'],
])('%s as SITE_DIR stops the start with a message before anything is created', async (_, siteDir) => {
  const dir = await folderForTest();
  expect(await refusalOf({ dataDir: path.join(dir, 'data'), env: { SITE_DIR: siteDir } })).toBe(
    `There is no built site in ${siteDir}. Run npm run build, or set SITE_DIR to the folder build/client that it writes.`,
  );
  expect(await readdir(dir)).toEqual([]);
});

it('an invalid STAFF_NETWORKS stops the start with a message', async () => {
  expect(await refusalOf({ env: { STAFF_NETWORKS: 'office' } })).toMatch(/^STAFF_NETWORKS must be .+/);
});

it('the server starts and seals without the private key', async () => {
  const dataDir = await dataDirWithKeys();
  await rm(path.join(dataDir, 'keys/sealing-private.asc'));
  const { visitor, staff } = clientsOf(await serverForTest({ dataDir }));
  const row = await withFiles(staff, sampleVerification());
  expect((await visitor.from('employment_verifications').insert(row)).status).toBe(201);
});

it('a private key without its public key stops the start with a message', async () => {
  const dataDir = await dataDirWithKeys();
  await rm(path.join(dataDir, 'keys/sealing-public.asc'));
  expect(await refusalOf({ dataDir })).toContain('sealing-public.asc is missing beside its private half.');
});

it('a staff secret can be replaced, and the old one stops working', async () => {
  const options = { database: await databaseFor(), dataDir: await dataDirWithKeys() };
  const before = await serverForTest(options);
  await before.close();
  const secret = path.join(options.dataDir, 'keys/staff-secret');
  await rename(secret, `${secret}.old`);
  const after = await serverForTest(options);
  expect(after.staffKey).not.toBe(before.staffKey);
  const statusWith = async (staffKey: string) =>
    (
      await clientsOf({ ...after, staffKey })
        .staff.from('contacts')
        .select('id')
    ).status;
  expect(await statusWith(after.staffKey)).toBe(200);
  expect(await statusWith(before.staffKey)).toBe(401);
});

it('a malformed staff secret stops the start with a message', async () => {
  const dataDir = await dataDirWithKeys();
  await writeFile(path.join(dataDir, 'keys/staff-secret'), 'short');
  expect(await refusalOf({ dataDir })).toContain('staff-secret does not hold a staff secret.');
});

it('an unreachable database stops the start with a message that omits the password', async () => {
  const message = await refusalOf({ database: { url: 'postgres://someone:hunter2@127.0.0.1:1/none' } });
  expect(message).toMatch(/^The database at DATABASE_URL cannot be used/);
  expect(message).not.toContain('hunter2');
});

/** What a start says that fails. The process prints it and exits with 1. */
async function refusalOf(options: TestServerOptions): Promise<string> {
  const refusal = await openTestServer(options).then(
    async ({ remove }) => {
      await remove();
      return new Error('The server has opened');
    },
    (error) => error,
  );
  expect(refusal).toBeInstanceOf(StartError);
  return refusal.message;
}

async function copySchema(): Promise<string> {
  const schema = path.join(await folderForTest(), 'schema');
  await cp('supabase', schema, { recursive: true });
  return schema;
}

/** Finds files and folders with any permission for the group or for others. */
async function findOpenFiles(dataDir: string) {
  const names = ['', ...(await readdir(dataDir, { recursive: true }))];
  const open: string[] = [];
  for (const name of names) if ((await stat(path.join(dataDir, name))).mode & 0o077) open.push(name);
  return { files: names.length, open };
}
