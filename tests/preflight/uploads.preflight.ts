import { expect, test } from 'vitest';
import { buckets } from '#domain/kinds.ts';
import { checkObjectAccess } from '../../preflight/object-access.ts';
import { createSend } from '../../preflight/request.ts';
import type { Target } from '../../preflight/target.ts';
import { shareServer } from '../support/open-test-server.ts';
import { startLateStorage } from './late-storage.ts';
import { otherUploads, storedFiles } from './stored-files.ts';

const server = shareServer();

// preflight.preflight.ts: our own server refuses them.
test('a backend that accepts slow, chunked, signed and resumable uploads is found, and nothing stays stored', async () => {
  const backend = await startLateStorage(server);
  const { anonKey, staffKey, dataDir } = server;
  const keys = { anonKey, staffKey, dataDir, backups: '' };
  const target: Target = { backend, site: backend, deployment: 'own', ...keys };
  const findings = await checkObjectAccess(createSend(target), target);
  const open = findings.filter(({ state }) => state !== 'good').map(({ id }) => id);
  // Replacing a file needs a policy that Supabase would check first, and so does this backend.
  const accepted = otherUploads.filter((kind) => !kind.endsWith('replace'));
  expect(open.toSorted()).toEqual(
    buckets.flatMap((bucket) => accepted.map((kind) => `access:${bucket}:${kind}`)).toSorted(),
  );
  expect(await storedFiles(server)).toEqual([]);
});
