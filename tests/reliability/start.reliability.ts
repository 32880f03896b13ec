import { appendFile, chmod, cp, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';
import { StartError } from '../../server/config.ts';
import { openPostgres } from '../../server/database/open-postgres.ts';
import { clientsOf } from '../support/clients.ts';
import { pdfBytes, resumePath, types } from '../support/sample-files.ts';
import { sampleContact, sampleVerification } from '../support/samples.ts';
import { runSql } from '../support/start-postgres.ts';
import { type RunningServer, startAndFail } from '../support/start-server.ts';
import { makeTempFolder } from '../support/temp-folder.ts';
import { withFiles } from '../support/upload-files.ts';
import { dataDirWithKeys, postgresFor, seededDataDir, serverFor } from './fixtures.ts';

it('a second process on the same data folder exits with a message, and the first keeps working', async () => {
  const dataDir = await seededDataDir();
  const first = await serverFor({ dataDir });
  const { code, output } = await startAndFail({ dataDir });
  expect(code).toBe(1);
  expect(output).toMatch(/^The data folder \S+ is in use by another running server\..+\n$/);
  const { visitor } = clientsOf(first);
  expect((await visitor.from('contacts').insert(sampleContact())).status).toBe(201);

  // After kill -9 the folder can be used again, and the site is served.
  await first.stop('SIGKILL');
  const { url } = await serverFor({ dataDir });
  expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: 'ok' });
  expect(await (await fetch(url)).text()).toBe('<h1>Home</h1>');
  expect((await fetch(`${url}/nowhere`)).status).toBe(404);
});

it('a migration changed after it was applied stops the start with a message', async () => {
  const dataDir = await seededDataDir();
  const schema = `${dataDir}-schema`;
  await cp('supabase', schema, { recursive: true });
  await appendFile(path.join(schema, 'migrations/20261115100100_contacts.sql'), '\n-- a small change\n');
  const { code, output } = await startAndFail({ dataDir, env: { SCHEMA_DIR: schema } });
  expect(code).toBe(1);
  expect(output).toMatch(
    /^The migration 20261115100100_contacts was changed after it had been applied\..+\n$/,
  );
});

it('a failed migration is rolled back', async () => {
  const dataDir = await seededDataDir();
  const schema = `${dataDir}-schema`;
  await cp('supabase', schema, { recursive: true });
  const file = path.join(schema, 'migrations/29990101000000_half.sql');
  await writeFile(file, 'create table public.half (id int); select 1 / 0;');
  const { code, output } = await startAndFail({ dataDir, env: { SCHEMA_DIR: schema } });
  expect({ code, output }).toEqual({
    code: 1,
    output: expect.stringMatching(/^The migration 29990101000000_half failed with 22012/),
  });
  await rm(file);
  const { staff } = clientsOf(await serverFor({ dataDir, env: { SCHEMA_DIR: schema } }));
  expect((await staff.from('half').select()).error?.code).toBe('PGRST205');
});

it('only the owner can read the keys', async () => {
  const keys = path.join(inject('seed'), 'keys');
  const mode = async (file: string) => ((await stat(path.join(keys, file))).mode & 0o777).toString(8);
  expect(await mode('.')).toBe('700');
  expect(await mode('staff-secret')).toBe('600');
  expect(await mode('sealing-public.asc')).toBe('600');
  expect(await mode('sealing-private.asc')).toBe('600');
});

it('a data folder that its owner left open is closed at the first start, with every file in it', async () => {
  // The seed was made in such a folder.
  const { files, open } = await findOpenFiles(inject('seed'));
  expect(files).toBeGreaterThan(900);
  expect(open).toEqual([]);
});

it('a data folder that was opened later is closed at the next start', async () => {
  const dataDir = await seededDataDir();
  const entries = await readdir(dataDir, { recursive: true });
  for (const name of ['', ...entries]) await chmod(path.join(dataDir, name), 0o777);
  expect((await findOpenFiles(dataDir)).open.length).toBeGreaterThan(900);
  const server = await serverFor({ dataDir });
  await storeSomething(server);
  expect((await findOpenFiles(dataDir)).open).toEqual([]);
});

it('a data folder for files and keys beside a PostgreSQL is closed too', async () => {
  const databaseUrl = await (await postgresFor()).createDatabase('closed');
  const dataDir = await dataDirWithKeys();
  for (const name of ['', 'keys', 'keys/staff-secret']) await chmod(path.join(dataDir, name), 0o775);
  await storeSomething(await serverFor({ dataDir, databaseUrl }));
  expect((await findOpenFiles(dataDir)).open).toEqual([]);
});

it('a folder of other files is refused as data folder, and stays as it is', async () => {
  const { dir, remove } = await makeTempFolder('foreign');
  onTestFinished(remove);
  await mkdir(path.join(dir, 'photos'));
  await chmod(dir, 0o755);
  // The site of the test server is beside the folder, not in it.
  expect(await startAndFail({ dataDir: dir })).toEqual({
    code: 1,
    output: `The folder ${dir} holds other files, such as "photos". Set DATA_DIR to a new folder, because the server closes it to other users.\n`,
  });
  await rm(`${dir}-site`, { recursive: true });
  expect((await stat(dir)).mode & 0o777).toBe(0o755);
});

it.each([
  ['a checkout', process.cwd()],
  ['the root of the disk', '/'],
])('%s as SITE_DIR stops the start with a message before anything is created', async (_, siteDir) => {
  const { dir, remove } = await makeTempFolder('site');
  onTestFinished(remove);
  const dataDir = path.join(dir, 'data');
  expect(await startAndFail({ dataDir, env: { SITE_DIR: siteDir } })).toEqual({
    code: 1,
    output: `There is no built site in ${siteDir}. Run npm run build, or set SITE_DIR to the folder build/client that it writes.\n`,
  });
  expect(await readdir(dir)).not.toContain('data');
});

it('an invalid STAFF_NETWORKS stops the start with a message', async () => {
  const dataDir = await dataDirWithKeys();
  const { code, output } = await startAndFail({ dataDir, env: { STAFF_NETWORKS: 'office' } });
  expect({ code, output }).toEqual({
    code: 1,
    output: expect.stringMatching(/^STAFF_NETWORKS must be .+\n$/),
  });
});

it('the server starts and seals without the private key', async () => {
  const dataDir = await seededDataDir();
  await rm(path.join(dataDir, 'keys/sealing-private.asc'));
  const { visitor } = clientsOf(await serverFor({ dataDir }));
  const row = await withFiles(visitor, sampleVerification());
  expect((await visitor.from('employment_verifications').insert(row)).status).toBe(201);
});

it('a private key without its public key stops the start with a message', async () => {
  const dataDir = await dataDirWithKeys();
  await rm(path.join(dataDir, 'keys/sealing-public.asc'));
  const { code, output } = await startAndFail({ dataDir });
  expect({ code, output }).toEqual({
    code: 1,
    output: expect.stringMatching(/sealing-public\.asc is missing beside its private half\./),
  });
});

it('a staff secret can be replaced, and the old one stops working', async () => {
  const dataDir = await seededDataDir();
  const before = await serverFor({ dataDir });
  await before.stop();
  await rename(path.join(dataDir, 'keys/staff-secret'), path.join(dataDir, 'keys/staff-secret.old'));
  const after = await serverFor({ dataDir });
  expect(after.staffKey).not.toBe(before.staffKey);
  expect((await clientsOf(after).staff.from('contacts').select('id')).status).toBe(200);
  expect(
    (
      await clientsOf({ ...after, staffKey: before.staffKey })
        .staff.from('contacts')
        .select('id')
    ).status,
  ).toBe(401);
});

it('a malformed staff secret stops the start with a message', async () => {
  const dataDir = await dataDirWithKeys();
  await writeFile(path.join(dataDir, 'keys/staff-secret'), 'short');
  const { code, output } = await startAndFail({ dataDir });
  expect({ code, output }).toEqual({
    code: 1,
    output: expect.stringMatching(/staff-secret does not hold a staff secret\./),
  });
});

it('an unreachable database stops the start with a message that omits the password', async () => {
  const databaseUrl = 'postgres://someone:hunter2@127.0.0.1:1/none';
  const { code, output } = await startAndFail({ dataDir: await dataDirWithKeys(), databaseUrl });
  expect({ code, output }).toEqual({
    code: 1,
    output: expect.stringMatching(/^The database at DATABASE_URL cannot be used/),
  });
  expect(output).not.toContain('hunter2');
});

it('a PostgreSQL that would log parameters stops the start until its settings are changed', async () => {
  const postgres = await postgresFor();
  const databaseUrl = await postgres.createDatabase('loud');
  const dataDir = await dataDirWithKeys();
  const set = (setting: string) =>
    runSql(databaseUrl.replace('owner@', 'admin@'), `alter database loud ${setting}`);
  const refusals: Record<string, string> = {
    "log_statement = 'mod'": 'log_parameter_max_length = 0',
    'log_min_duration_statement = 1000': 'log_parameter_max_length = 0',
    'log_min_duration_sample = 1000': 'log_parameter_max_length = 0',
    'log_transaction_sample_rate = 0.1': 'log_parameter_max_length = 0',
    'log_parameter_max_length_on_error = 64': 'log_parameter_max_length_on_error = 0',
    'auto_explain.log_min_duration = 1000': 'auto_explain.log_min_duration = -1',
  };
  const refusalWith = (mend: string) =>
    `The database at DATABASE_URL would log social security numbers. Have a superuser run: alter database loud set ${mend};`;
  for (const [setting, mend] of Object.entries(refusals)) {
    await set(`set ${setting}`);
    await expect(openPostgres(databaseUrl)).rejects.toThrow(new StartError(refusalWith(mend)));
    await set(`reset ${setting.split(' ')[0]}`);
  }
  await set("set log_statement = 'all'");
  await set('set log_min_duration_statement = 0');
  expect(await startAndFail({ dataDir, databaseUrl })).toEqual({
    code: 1,
    output: `${refusalWith('log_parameter_max_length = 0')}\n`,
  });
  await set('set log_parameter_max_length = 0');
  const { visitor } = clientsOf(await serverFor({ dataDir, databaseUrl }));
  const row = await withFiles(visitor, sampleVerification({ social_security: '987-65-4321' }));
  expect((await visitor.from('employment_verifications').insert(row)).status).toBe(201);
  await expect.poll(postgres.output).toMatch(/execute .*insert into "?public"?\."?employment_verifications/);
  expect(postgres.output()).not.toMatch(/987-?65-?4321/);
});

async function storeSomething(server: RunningServer) {
  const { visitor } = clientsOf(server);
  expect((await visitor.from('contacts').insert(sampleContact())).status).toBe(201);
  const { error } = await visitor.storage
    .from('resumes')
    .upload(resumePath(), pdfBytes(), { contentType: types.pdf });
  expect(error).toBeNull();
}

/** Finds files and folders with any permission for the group or for others. */
async function findOpenFiles(dataDir: string) {
  const names = ['', ...(await readdir(dataDir, { recursive: true }))];
  const open: string[] = [];
  for (const name of names) if ((await stat(path.join(dataDir, name))).mode & 0o077) open.push(name);
  return { files: names.length, open };
}
