import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { decrypt, readMessage, readPrivateKey } from 'openpgp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { clientsOf } from '../support/clients.ts';
import { noAnswers, sampleVerification } from '../support/samples.ts';
import { filesHolding } from '../support/search-folder.ts';
import { runSql } from '../support/start-postgres.ts';
import { type RunningServer, startServer } from '../support/start-server.ts';
import { withFiles } from '../support/upload-files.ts';
import { dataDirWithKeys, postgresFor, seededDataDir, serverFor, shareServer } from './fixtures.ts';

const planted = ['987-65-4321', '987654321'];
const control = 'Quetzalcoatl Bank';

/** Sends the planted number in accepted and in refused requests. */
async function plant({ url, anonKey, staffKey }: RunningServer) {
  const { visitor } = clientsOf({ url, anonKey, staffKey });
  const send = async (changes: Record<string, unknown>) => {
    const row = await withFiles(visitor, sampleVerification({ bank_name: control, ...changes }));
    return visitor.from('employment_verifications').insert(row);
  };
  for (const social_security of planted) expect((await send({ social_security })).status).toBe(201);
  for (const broken of [
    { email: 'no' },
    { zip_code: '1' },
    { phone_carrier: 'None' },
    { last_name: null },
    { id: 'no-uuid' },
    { nickname: 'x' },
  ]) {
    expect((await send({ social_security: planted[0], ...broken })).status).toBe(400);
  }
  expect((await send({ social_security: `${planted[0]}0` })).status).toBe(400);
  expect((await send({ social_security: `${planted[1]}\u0000` })).status).toBe(400);
}

describe('a planted number is stored nowhere in plain text, a control text is', () => {
  it('in the data folder, the write-ahead log and the output of the embedded database', async () => {
    const dataDir = await seededDataDir();
    const server = await startServer({ dataDir });
    await plant(server);
    // A running database has the rows in the write-ahead log; a stopped one has them in the tables too.
    expect(await filesHolding(dataDir, planted)).toEqual([]);
    expect((await filesHolding(path.join(dataDir, 'db/pg_wal'), [control])).length).toBeGreaterThan(0);
    expect(await server.stop()).toBe(0);
    expect(await filesHolding(dataDir, planted)).toEqual([]);
    expect((await filesHolding(path.join(dataDir, 'db/base'), [control])).length).toBeGreaterThan(0);
    for (const text of [...planted, control]) expect(server.output()).not.toContain(text);
  });

  it('in the data folder, the write-ahead log and the output of PostgreSQL', async () => {
    const postgres = await postgresFor();
    const databaseUrl = await postgres.createDatabase('sealed');
    const server = await serverFor({ dataDir: await dataDirWithKeys(), databaseUrl });
    await plant(server);
    await runSql(databaseUrl.replace('owner@', 'admin@'), 'checkpoint');
    expect(await filesHolding(postgres.dataDir, planted)).toEqual([]);
    expect((await filesHolding(path.join(postgres.dataDir, 'pg_wal'), [control])).length).toBeGreaterThan(0);
    expect((await filesHolding(path.join(postgres.dataDir, 'base'), [control])).length).toBeGreaterThan(0);
    expect(await filesHolding(server.dataDir, planted)).toEqual([]);
    // The database logs the constraint, never the value.
    expect(postgres.output()).toContain('violates check constraint');
    for (const text of planted) expect(postgres.output() + server.output()).not.toContain(text);
  });
});

async function sealedNumber(server: RunningServer, social_security: string) {
  const { visitor, staff } = clientsOf(server);
  const row = await withFiles(visitor, sampleVerification({ social_security }));
  await visitor.from('employment_verifications').insert(row).throwOnError();
  const { data } = await staff
    .from('employment_verifications')
    .select('social_security, sealing_key_id')
    .eq('id', row.id)
    .single()
    .throwOnError();
  return data as { social_security: string; sealing_key_id: string };
}

async function open(message: string, keyFile: string): Promise<string> {
  const decryptionKeys = await readPrivateKey({ armoredKey: await readFile(keyFile, 'utf8') });
  return (await decrypt({ message: await readMessage({ armoredMessage: message }), decryptionKeys }))
    .data as string;
}

describe('a sealed number', () => {
  const shared = shareServer();

  it('is decrypted by GnuPG with the private key only', async () => {
    const server = shared();
    const { social_security } = await sealedNumber(server, '900-12-3456');
    const gnupgHome = await mkdtemp(path.join(tmpdir(), 'gpg-'));
    onTestFinished(() => rm(gnupgHome, { recursive: true, force: true }));
    const gpg = (args: string[], input?: string) =>
      execFileSync(
        'gpg',
        ['--homedir', gnupgHome, '--batch', '--quiet', '--trust-model', 'always', ...args],
        {
          input,
          encoding: 'utf8',
          stdio: ['pipe', 'pipe', 'pipe'],
          // Its messages in English.
          env: { ...process.env, LC_ALL: 'C' },
        },
      );
    expect(() => gpg(['--decrypt'], social_security)).toThrow(/No secret key/);
    gpg(['--import', path.join(server.dataDir, 'keys/sealing-private.asc')]);
    expect(gpg(['--decrypt'], social_security)).toBe('900123456');
  });

  it('is restored unchanged, and a plain one is sealed even from staff', async () => {
    const server = shared();
    const { staff } = clientsOf(server);
    const { social_security, sealing_key_id } = await sealedNumber(server, '900-00-0003');
    const restored = sampleVerification({
      social_security,
      sealing_key_id,
      created_at: '2026-10-01T00:00:00Z',
    });
    await staff.from('employment_verifications').insert(restored).throwOnError();
    const readable = sampleVerification({ social_security: '900-00-0004' });
    await staff.from('employment_verifications').insert(readable).throwOnError();
    const { data } = await staff
      .from('employment_verifications')
      .select('id, social_security')
      .in('id', [restored.id, readable.id])
      .throwOnError();
    const stored = new Map((data ?? []).map((row) => [row.id, row.social_security]));
    expect(stored.get(restored.id)).toBe(social_security);
    expect(await open(stored.get(readable.id), path.join(server.dataDir, 'keys/sealing-private.asc'))).toBe(
      '900000004',
    );
  });
});

it('after a key rotation each row decrypts with the key that it names', async () => {
  const dataDir = await seededDataDir();
  const keys = path.join(dataDir, 'keys');
  const before = await startServer({ dataDir });
  const old = await sealedNumber(before, '900-00-0001');
  await before.stop();

  const archive = path.join(keys, 'retired');
  await mkdir(archive);
  for (const name of ['sealing-public.asc', 'sealing-private.asc'])
    await rename(path.join(keys, name), path.join(archive, name));
  const after = await serverFor({ dataDir });
  const fresh = await sealedNumber(after, '900-00-0002');

  expect(fresh.sealing_key_id).not.toBe(old.sealing_key_id);
  expect(await open(old.social_security, path.join(archive, 'sealing-private.asc'))).toBe('900000001');
  expect(await open(fresh.social_security, path.join(keys, 'sealing-private.asc'))).toBe('900000002');
  await expect(open(fresh.social_security, path.join(archive, 'sealing-private.asc'))).rejects.toThrow(
    /session key decryption failed|no decryption key/i,
  );
});

it('without a sealing key no number is stored, but a verification that has none', async () => {
  const postgres = await postgresFor();
  const databaseUrl = await postgres.createDatabase('keyless');
  const server = await serverFor({ dataDir: await dataDirWithKeys(), databaseUrl });
  await runSql(databaseUrl, 'delete from private.sealing_keys');
  const { visitor, staff } = clientsOf(server);
  const { status, error } = await visitor.from('employment_verifications').insert(sampleVerification());
  expect({ status, code: error?.code }).toEqual({ status: 503, code: 'PT503' });
  expect((await staff.from('employment_verifications').select('id')).data).toEqual([]);
  expect((await visitor.from('employment_verifications').insert(sampleVerification(noAnswers))).status).toBe(
    201,
  );
});
