import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { seededDataDir, serverFor } from './fixtures.ts';

it('a request that the client aborts is not logged as a server failure', async () => {
  const server = await serverFor({ dataDir: await seededDataDir() });
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
  expect(server.output()).not.toContain('failed');
});
