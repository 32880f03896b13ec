import { expect, test } from 'vitest';
import { buckets } from '#domain/kinds.ts';
import { checkObjectAccess } from '../../preflight/object-access.ts';
import { createSend } from '../../preflight/request.ts';
import type { Target } from '../../preflight/target.ts';
import { shareServer, type TestServer } from '../support/open-test-server.ts';
import { startLateStorage } from './late-storage.ts';
import { storedFiles } from './stored-files.ts';

const kinds = [
  'overwriting-a-file-by-a-slow-upload',
  'overwriting-a-file-by-a-slow-upload-that-may-replace',
  'sending-a-file-over-the-limit-in-chunks',
  'signing-an-upload',
  'beginning-a-resumable-upload',
];
const server = shareServer();

async function check(server: TestServer, backend: string) {
  const { anonKey, staffKey, dataDir } = server;
  const target: Target = {
    backend,
    site: backend,
    deployment: 'own',
    anonKey,
    staffKey,
    dataDir,
    backups: '',
  };
  return checkObjectAccess(createSend(target), target);
}

test('slow, chunked, signed and resumable uploads are tried and refused', async () => {
  const findings = await check(server, server.url);
  const good = findings.filter(({ state }) => state === 'good').map(({ id }) => id);
  for (const bucket of buckets)
    expect(good).toEqual(expect.arrayContaining(kinds.map((kind) => `access:${bucket}:${kind}`)));
  expect(findings.filter(({ state }) => state !== 'good')).toEqual([]);
  expect(await storedFiles(server)).toEqual([]);
});

test('a backend that accepts them is found, and nothing stays stored', async () => {
  const findings = await check(server, await startLateStorage(server));
  const open = findings.filter(({ state }) => state !== 'good').map(({ id }) => id);
  // Replacing a file needs a policy that Supabase would check first, and so does this backend.
  const accepted = kinds.filter((kind) => !kind.endsWith('replace'));
  expect(open.toSorted()).toEqual(
    buckets.flatMap((bucket) => accepted.map((kind) => `access:${bucket}:${kind}`)).toSorted(),
  );
  expect(await storedFiles(server)).toEqual([]);
});
