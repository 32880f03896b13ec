import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { expect, it } from 'vitest';
import { clientsOf } from '../support/clients.ts';
import { shareServer } from '../support/open-test-server.ts';
import { pdfBytes, resumePath, types } from '../support/sample-files.ts';
import { shareLog } from './record-log.ts';

const log = shareLog();
const server = shareServer();

it('a request that the client aborts is not logged as a server failure', async () => {
  const { hostname, port } = new URL(server.url);
  const start = `POST /rest/v1/contacts HTTP/1.1\r\nhost: x\r\napikey: ${server.anonKey}\r\ncontent-length: 500\r\n\r\n{"name":`;
  for (let time = 0; time < 5; time += 1) {
    await new Promise((resolve) => {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => undefined).on('close', resolve);
      socket.write(start);
      // The server answers this after it has started on the request above.
      fetch(`${server.url}/healthz`).then(() => socket.destroy());
    });
  }
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect(log()).not.toContain('failed');
});

it('an aborted upload leaves no file behind', async () => {
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
    await expect.poll(started, { interval: 5 }).toBe(true);
    upload.destroy();
    await expect.poll(started, { interval: 5 }).toBe(false);
  }
  const { staff } = clientsOf(server);
  expect((await staff.storage.from('resumes').download(name)).data).toBeNull();
  expect(await readdir(path.join(server.dataDir, 'files/resumes'))).toEqual([]);
  expect(log()).not.toContain('failed');
});
