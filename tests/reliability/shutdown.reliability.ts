import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { expect, it } from 'vitest';
import { clientsOf } from '../support/clients.ts';
import { pdfBytes, resumePath, types } from '../support/sample-files.ts';
import { startServer } from '../support/start-server.ts';
import { seededDataDir, serverFor } from './fixtures.ts';

it('a shutdown finishes a running upload, refuses new connections and exits with 0, also if signaled twice', async () => {
  const dataDir = await seededDataDir();
  const server = await startServer({ dataDir });
  const name = resumePath();
  const bytes = pdfBytes(1_000_000, 'slow');
  const headers = { apikey: server.anonKey, 'content-type': types.pdf, 'content-length': bytes.length };
  const upload = request(`${server.url}/storage/v1/object/resumes/${name}`, { method: 'POST', headers });
  upload.write(bytes.subarray(0, 500_000));
  // The server answers this after it has started on the upload above.
  await fetch(`${server.url}/healthz`);

  const ended = server.stop('SIGTERM');
  await refusesConnections(server.url);
  process.kill(server.pid, 'SIGTERM');
  process.kill(server.pid, 'SIGINT');
  upload.end(bytes.subarray(500_000));
  const [answer] = (await once(upload, 'response')) as [{ statusCode: number; resume: () => void }];
  answer.resume();
  expect(answer.statusCode).toBe(200);
  expect(await ended).toBe(0);

  const { staff } = clientsOf(await serverFor({ dataDir }));
  const { data } = await staff.storage.from('resumes').download(name);
  expect(data?.size).toBe(bytes.length);
});

it('an aborted upload leaves no file behind', async () => {
  const server = await serverFor({ dataDir: await seededDataDir() });
  const name = resumePath();
  const drafts = path.join(server.dataDir, 'files/drafts');
  const started = async () => (await readdir(drafts)).length > 0;
  const form = 'multipart/form-data; boundary=XX';
  const start =
    '--XX\r\ncontent-disposition: form-data; name=""; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n';
  for (const [type, opening] of [
    [types.pdf, ''],
    [form, start],
  ] as const) {
    const headers = { apikey: server.anonKey, 'content-type': type, 'content-length': 1_000_000 };
    const upload = request(`${server.url}/storage/v1/object/resumes/${name}`, { method: 'POST', headers });
    upload.on('error', () => undefined);
    upload.write(opening + pdfBytes(100_000).toString());
    await until(server.url, started);
    upload.destroy();
    await until(server.url, async () => !(await started()));
  }
  const { staff } = clientsOf(server);
  expect((await staff.storage.from('resumes').download(name)).data).toBeNull();
  expect(await readdir(path.join(server.dataDir, 'files/resumes'))).toEqual([]);
  expect(server.output()).not.toContain('failed');
});

/** Polls until the condition holds. Each request gives the server a turn. */
async function until(url: string, isSo: () => Promise<boolean>) {
  while (!(await isSo())) await fetch(`${url}/healthz`);
}

async function refusesConnections(url: string) {
  while (
    await fetch(url, { headers: { connection: 'close' } }).then(
      () => true,
      () => false,
    )
  );
}
