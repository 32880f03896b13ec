import { execFileSync } from 'node:child_process';
import { mkdir, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { clientsOf, type Deployment } from '../support/clients.ts';
import { openSealedWith } from '../support/open-sealed.ts';
import { serverForTest, shareServer } from '../support/open-test-server.ts';
import { noAnswers, sampleVerification } from '../support/samples.ts';
import { filesHolding } from '../support/search-folder.ts';
import { folderForTest } from '../support/test-folder.ts';
import { sendWithFiles } from '../support/upload-files.ts';
import { databaseFor, dataDirWithKeys } from './fixtures.ts';
import { planted, plantedControl, plantNumber } from './plant-number.ts';
import { recordLog } from './record-log.ts';

it('a planted number is nowhere in the data folder, the write-ahead log and the output of the embedded database', async () => {
  const log = recordLog();
  const server = await serverForTest({ database: 'embedded' });
  const { dataDir } = server;
  await plantNumber(server);
  // A running database has the rows in the write-ahead log; a stopped one has them in the tables too.
  expect(await filesHolding(dataDir, planted)).toEqual([]);
  expect(await filesHolding(path.join(dataDir, 'db/pg_wal'), [plantedControl])).not.toEqual([]);
  await server.close();
  expect(await filesHolding(dataDir, planted)).toEqual([]);
  expect(await filesHolding(path.join(dataDir, 'db/base'), [plantedControl])).not.toEqual([]);
  for (const text of [...planted, plantedControl]) expect(log()).not.toContain(text);
});

async function sealedNumber(server: Deployment, social_security: string) {
  const { visitor, staff } = clientsOf(server);
  const row = await sendWithFiles(
    visitor,
    'employment_verifications',
    sampleVerification({ social_security }),
  );
  const { data } = await staff
    .from('employment_verifications')
    .select('social_security, sealing_key_id')
    .eq('id', row.id)
    .single()
    .throwOnError();
  return data as { social_security: string; sealing_key_id: string };
}

const open = async (message: string, keyFile: string) =>
  openSealedWith(await readFile(keyFile, 'utf8'), message);

describe('a sealed number', () => {
  const server = shareServer();

  it('is decrypted by GnuPG with the private key only', async () => {
    const { social_security } = await sealedNumber(server, '900-12-3456');
    const gnupgHome = await folderForTest();
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
  const options = { database: await databaseFor(), dataDir: await dataDirWithKeys() };
  const keys = path.join(options.dataDir, 'keys');
  const before = await serverForTest(options);
  const old = await sealedNumber(before, '900-00-0001');
  await before.close();

  const archive = path.join(keys, 'retired');
  await mkdir(archive);
  for (const name of ['sealing-public.asc', 'sealing-private.asc'])
    await rename(path.join(keys, name), path.join(archive, name));
  await expect(serverForTest(options)).rejects.toThrow(
    /sealing-public\.asc is missing, but numbers .*NEW_SEALING_KEY=on/,
  );
  const after = await serverForTest({ ...options, env: { NEW_SEALING_KEY: 'on' } });
  const fresh = await sealedNumber(after, '900-00-0002');

  expect(fresh.sealing_key_id).not.toBe(old.sealing_key_id);
  expect(await open(old.social_security, path.join(archive, 'sealing-private.asc'))).toBe('900000001');
  expect(await open(fresh.social_security, path.join(keys, 'sealing-private.asc'))).toBe('900000002');
  await expect(open(fresh.social_security, path.join(archive, 'sealing-private.asc'))).rejects.toThrow(
    /session key decryption failed|no decryption key/i,
  );
});

it('without a sealing key no number is stored, but a verification that has none', async () => {
  const server = await serverForTest();
  await server.sql('delete from private.sealing_keys');
  const { visitor, staff } = clientsOf(server);
  const { status, error } = await visitor.from('employment_verifications').insert(sampleVerification());
  expect({ status, code: error?.code }).toEqual({ status: 503, code: 'PT503' });
  expect((await staff.from('employment_verifications').select('id')).data).toEqual([]);
  expect((await visitor.from('employment_verifications').insert(sampleVerification(noAnswers))).status).toBe(
    201,
  );
});
