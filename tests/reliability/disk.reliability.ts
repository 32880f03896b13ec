import { rename } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { clientsOf, type Deployment, postRow } from '../support/clients.ts';
import { serverForTest } from '../support/open-test-server.ts';
import { breakUploads, openUpload } from '../support/open-upload.ts';
import { pdfBytes, resumePath } from '../support/sample-files.ts';
import { sampleContact } from '../support/samples.ts';
import { uploadResume } from '../support/upload-files.ts';
import { recordLog } from './record-log.ts';

const megabyte = 1024 * 1024;
const readinessOf = async ({ url }: Deployment) => {
  const answer = await fetch(`${url}/readyz`);
  return { code: answer.status, ...(await answer.json()) };
};
const ready = { code: 200, status: 'ready' };

/** Opens a server on a disk whose free bytes `measure` reports. */
const openOnDisk = (measure: () => number) =>
  serverForTest({ replaced: { measureDiskSpace: async () => measure() } });

it('a nearly full disk refuses writes, lets staff delete, and accepts writes again without a restart', async () => {
  let free = 501 * megabyte;
  const server = await openOnDisk(() => free);
  const { visitor, staff } = clientsOf(server);
  const first = sampleContact();
  expect((await visitor.from('contacts').insert(first)).status).toBe(201);

  free = 499 * megabyte;
  const insert = await postRow(server, 'contacts', sampleContact());
  expect(insert.status).toBe(503);
  expect(Number(insert.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await insert.json()).toMatchObject({ code: 'PT503', message: 'Nothing can be stored now' });
  expect((await uploadResume(visitor)).error).toMatchObject({ status: 503, statusCode: '503' });
  expect(await readinessOf(server)).toMatchObject({ code: 503, status: 'not ready', notReady: ['disk'] });
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect((await staff.from('contacts').delete().eq('id', first.id)).status).toBe(204);

  free = 501 * megabyte;
  expect((await visitor.from('contacts').insert(first)).status).toBe(201);
  expect((await uploadResume(visitor)).error).toBeNull();
  expect(await readinessOf(server)).toMatchObject(ready);
});

it('unfinished uploads count against the free space, so that they cannot pass the floor together', async () => {
  const server = await openOnDisk(() => 509 * megabyte);
  const { dataDir } = server;
  const { visitor } = clientsOf(server);
  const upload = (size: number) => uploadResume(visitor, resumePath(), pdfBytes(size));
  const unfinished = await openUpload(server, { size: 5 * megabyte, dataDir });
  expect((await upload(4.9 * megabyte)).error).toMatchObject({ status: 503, statusCode: '503' });
  expect((await upload(megabyte)).error).toBeNull();
  expect((await visitor.from('contacts').insert(sampleContact())).status).toBe(201);
  expect(await readinessOf(server)).toMatchObject(ready);
  await breakUploads([unfinished], dataDir);
  expect((await upload(4.9 * megabyte)).error).toBeNull();
});

it('an unavailable upload folder answers 503 until it is back', async () => {
  const log = recordLog();
  const server = await serverForTest();
  const { visitor } = clientsOf(server);
  const drafts = path.join(server.dataDir, 'files/drafts');
  // Like a lost network disk. Removing permissions would not stop root.
  await rename(drafts, `${drafts}-away`);
  expect((await uploadResume(visitor)).error).toMatchObject({ status: 503, statusCode: '503' });
  expect(log()).toMatch(/"event":"storage request failed","request":"[\w-]+","code":"ENOENT"/);
  expect((await visitor.from('contacts').insert(sampleContact())).status).toBe(201);
  await rename(`${drafts}-away`, drafts);
  expect((await uploadResume(visitor)).error).toBeNull();
});
