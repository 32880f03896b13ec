import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { receiveFile } from './receive-file.ts';
import { toStorageError } from './storage-error.ts';

/** A disk that has room for the first piece and none for the next. */
vi.mock('node:fs/promises', async (load) => ({
  ...(await load<typeof import('node:fs/promises')>()),
  open: async () => {
    let room = 1;
    return {
      writeFile: async () => {
        room -= 1;
        if (room < 0) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      },
      sync: async () => {},
      close: async () => {},
    };
  },
}));

let server: Server;
let url: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    receiveFile(request, 'anywhere', 10_000_000).catch((error: unknown) => {
      request.resume();
      const answer = toStorageError(error);
      response.writeHead(answer?.httpStatus ?? 500).end(JSON.stringify(answer?.body));
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
])(
  'a disk that fills up while a file is written %s is not called a mistake of the sender',
  async (_, body) => {
    const answer = await fetch(url, { method: 'POST', body: body() });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ statusCode: '503', code: 'SlowDown' });
  },
);
