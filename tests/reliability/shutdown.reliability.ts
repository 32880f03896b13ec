import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { clientsOf } from '../support/clients.ts';
import { serverForTest } from '../support/open-test-server.ts';
import type { RunningServer } from '../support/start-server.ts';
import { databaseFor, dataDirWithKeys, failedStartFor, seededDataDir, serverFor } from './fixtures.ts';
import { startUpload } from './start-upload.ts';

it('a shutdown finishes a running upload, refuses new connections and exits with 0, also if signaled twice', async () => {
  const [database, dataDir] = [await databaseFor(), await dataDirWithKeys()];
  const server = await serverFor({ dataDir, databaseUrl: database.url });
  const { name, size, finish } = await startUpload(server.url);
  const ended = server.stop('SIGTERM');
  await refusesConnections(server.url);
  process.kill(server.pid, 'SIGTERM');
  process.kill(server.pid, 'SIGINT');
  expect(await finish()).toBe(200);
  expect(await ended).toBe(0);

  const { staff } = clientsOf(await serverForTest({ database, dataDir }));
  const { data } = await staff.storage.from('resumes').download(name);
  expect(data?.size).toBe(size);
});

it('SIGTERM while the database opens lets it open, closes it and exits with 0', async () => {
  const dataDir = await seededDataDir();
  const lock = path.join(dataDir, 'lock');
  await rm(lock, { force: true });
  const { promise: spawned, resolve } = Promise.withResolvers<RunningServer['stop']>();
  void failedStartFor({ dataDir, onSpawn: resolve });
  const stop = await spawned;
  await expect.poll(() => existsSync(lock), { interval: 5 }).toBe(true);
  expect(await stop('SIGTERM')).toBe(0);
});

async function refusesConnections(url: string) {
  while (
    await fetch(url, { headers: { connection: 'close' } }).then(
      () => true,
      () => false,
    )
  );
}
