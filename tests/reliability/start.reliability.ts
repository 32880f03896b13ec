import { appendFile, cp, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, inject, it } from 'vitest';
import { clientsOf } from '../support/clients.ts';
import { sampleContact, sampleVerification } from '../support/samples.ts';
import { startInVain } from '../support/start-server.ts';
import { dataDirWithKeys, seededDataDir, serverFor } from './fixtures.ts';

it('a second process on the same data folder ends with a sentence and harms nothing', async () => {
  const dataDir = await seededDataDir();
  const first = await serverFor({ dataDir });
  const { code, output } = await startInVain({ dataDir });
  expect(code).toBe(1);
  expect(output).toMatch(/^The data folder \S+ is in use by another running server\..+\n$/);
  const { visitor } = clientsOf(first);
  expect((await visitor.from('contacts').insert(sampleContact())).status).toBe(201);
});

it('a data folder is free again after kill -9, and the site is served beside the backend', async () => {
  const dataDir = await seededDataDir();
  await (await serverFor({ dataDir })).stop('SIGKILL');
  const { url } = await serverFor({ dataDir });
  expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: 'ok' });
  expect(await (await fetch(url)).text()).toBe('<h1>Home</h1>');
  expect((await fetch(`${url}/nowhere`)).status).toBe(404);
});

it('a migration that was changed after it was applied stops the start with a sentence', async () => {
  const dataDir = await seededDataDir();
  const schema = `${dataDir}-schema`;
  await cp('supabase', schema, { recursive: true });
  await appendFile(path.join(schema, 'migrations/20261115100100_contacts.sql'), '\n-- a small change\n');
  const { code, output } = await startInVain({ dataDir, env: { SCHEMA_DIR: schema } });
  expect(code).toBe(1);
  expect(output).toMatch(
    /^The migration 20261115100100_contacts was changed after it had been applied\..+\n$/,
  );
});

it('a migration that fails leaves nothing of itself behind', async () => {
  const dataDir = await seededDataDir();
  const schema = `${dataDir}-schema`;
  await cp('supabase', schema, { recursive: true });
  const file = path.join(schema, 'migrations/29990101000000_half.sql');
  await writeFile(file, 'create table public.half (id int); select 1 / 0;');
  const { code, output } = await startInVain({ dataDir, env: { SCHEMA_DIR: schema } });
  expect({ code, output }).toEqual({
    code: 1,
    output: expect.stringMatching(/^The migration 29990101000000_half failed with 22012/),
  });
  await rm(file);
  const { staff } = clientsOf(await serverFor({ dataDir, env: { SCHEMA_DIR: schema } }));
  expect((await staff.from('half').select()).error?.code).toBe('PGRST205');
});

it('the keys can be read by their owner alone', async () => {
  const keys = path.join(inject('seed'), 'keys');
  const mode = async (file: string) => ((await stat(path.join(keys, file))).mode & 0o777).toString(8);
  expect(await mode('.')).toBe('700');
  expect(await mode('staff-secret')).toBe('600');
  expect(await mode('sealing-public.asc')).toBe('600');
  expect(await mode('sealing-private.asc')).toBe('600');
});

it('the server starts and seals without the private key', async () => {
  const dataDir = await seededDataDir();
  await rm(path.join(dataDir, 'keys/sealing-private.asc'));
  const { visitor } = clientsOf(await serverFor({ dataDir }));
  expect((await visitor.from('employment_verifications').insert(sampleVerification())).status).toBe(201);
});

it('a private key without its public half stops the start with a sentence', async () => {
  const dataDir = await dataDirWithKeys();
  await rm(path.join(dataDir, 'keys/sealing-public.asc'));
  const { code, output } = await startInVain({ dataDir });
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

it('a broken staff secret stops the start with a sentence', async () => {
  const dataDir = await dataDirWithKeys();
  await writeFile(path.join(dataDir, 'keys/staff-secret'), 'short');
  const { code, output } = await startInVain({ dataDir });
  expect({ code, output }).toEqual({
    code: 1,
    output: expect.stringMatching(/staff-secret does not hold a staff secret\./),
  });
});

it('a database that cannot be reached stops the start with a sentence and without the password', async () => {
  const databaseUrl = 'postgres://someone:hunter2@127.0.0.1:1/none';
  const { code, output } = await startInVain({ dataDir: await dataDirWithKeys(), databaseUrl });
  expect({ code, output }).toEqual({
    code: 1,
    output: expect.stringMatching(/^The database at DATABASE_URL cannot be used/),
  });
  expect(output).not.toContain('hunter2');
});
