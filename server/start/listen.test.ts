import { once } from 'node:events';
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
  await listen(first, { host, port: 0, takeOverSeconds: 0 });
  const { port } = first.address() as AddressInfo;
  await expect(listen(makeServer(), { host, port, takeOverSeconds: 0 })).rejects.toThrow(
    `Port ${port} is already in use. Stop the program that uses it, or choose another: PORT=${port + 1} npm start`,
  );
});

test('a server that takes over listens as soon as the one before has closed the port', async () => {
  const first = makeServer();
  await listen(first, { host, port: 0, takeOverSeconds: 0 });
  const { port } = first.address() as AddressInfo;
  const second = makeServer();
  const listening = listen(second, { host, port, takeOverSeconds: 30 });
  await new Promise((resolve) => second.once('error', resolve));
  await once(first.close(), 'close');
  await listening;
  expect((second.address() as AddressInfo).port).toBe(port);
});
