import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { receiveFile } from './receive-file.ts';
import { toStorageError } from './storage-error.ts';

/** A disk that has space for the first chunk only. */
async function createOnFullDisk() {
  let written = 0;
  return {
    writeFile: async () => {
      written += 1;
      if (written > 1) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    },
    sync: async () => {},
    close: async () => {},
  };
}

let server: Server;
let url: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    receiveFile(request, 'anywhere', 10_000_000, createOnFullDisk).catch((error: unknown) => {
      request.resume();
      const known = toStorageError(error);
      response.writeHead(known?.httpStatus ?? 500).end(JSON.stringify(known?.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const file = () => new File([new Uint8Array(1_000_000)], 'cv.pdf', { type: 'application/pdf' });
const form = () => {
  const body = new FormData();
  body.append('', file());
  return body;
};

test.each([
  ['as a form', form],
  ['as bytes', file],
])('a disk that fills up during an upload sent %s is reported as 503', async (_, body) => {
  const answer = await fetch(url, { method: 'POST', body: body() });
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ statusCode: '503', code: 'SlowDown' });
});
