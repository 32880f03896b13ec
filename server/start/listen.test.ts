import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from './listen.ts';

const host = '127.0.0.1';

function makeServer(): Server {
  const server = createServer();
  onTestFinished(() => void server.close());
  return server;
}

test('a port in use is named, with another one to try', async () => {
  const first = makeServer();
  await listen(first, { host, port: 0 });
  const { port } = first.address() as AddressInfo;
  await expect(listen(makeServer(), { host, port })).rejects.toThrow(
    `Port ${port} is already in use. Stop the program that uses it, or choose another: PORT=${port + 1} npm start`,
  );
});
