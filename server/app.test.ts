import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from './app.ts';
import type { Backend } from './backend.ts';
import { readConfig } from './config.ts';
import { patience } from './limits/limit-connections.ts';

let site: string;
let server: Server;
const sockets: Socket[] = [];

/** Answers once the whole body has arrived. */
const answerWhenWhole = (request: IncomingMessage, response: ServerResponse) => {
  request.on('error', () => undefined).on('end', () => response.writeHead(201).end());
  request.resume();
};
const backend = { handle: answerWhenWhole as Backend['handle'], close: async () => {} };

beforeAll(async () => {
  site = await mkdtemp(path.join(tmpdir(), 'app-'));
  await writeFile(path.join(site, 'index.html'), '<h1>Home</h1>');
  await writeFile(path.join(site, '404.html'), '<h1>Not found</h1>');
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.close();
});
afterAll(() => rm(site, { recursive: true }));

async function open(env: NodeJS.ProcessEnv = {}, times: Partial<typeof patience> = {}): Promise<string> {
  server = await createApp(readConfig({ SITE_DIR: site, ...env }), backend, {
    ...patience,
    checkEvery: 20,
    ...times,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** However it comes: a socket that is cut may close with a reset, for which `once` would throw. */
const closed = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));

/** A client that sends a beginning and then one byte at a time, and never ends. Resolves when it is cut. */
async function drip(beginning: string): Promise<void> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined).resume();
  await once(socket, 'connect');
  socket.write(beginning);
  const timer = setInterval(() => socket.write('a'), 10);
  await closed(socket);
  clearInterval(timer);
}

describe('a client that drips is cut while another is served', () => {
  test.each([
    ['headers', { headers: 150 }, 'GET / HTTP/1.1\r\nhost: a\r\nx-slow: '],
    ['nothing at all', { headers: 150 }, ''],
    [
      'a body, below the slowest rate',
      { slowest: { bytes: 16_384, span: 150 } },
      'POST /rest/v1/contacts HTTP/1.1\r\nhost: a\r\ncontent-length: 5000\r\n\r\n',
    ],
    [
      'a body, longer than a request may take',
      { headers: 100, request: 200 },
      'POST /rest/v1/contacts HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n1\r\na\r\n',
    ],
  ])('%s', async (_, times, beginning) => {
    const url = await open({}, times);
    const cut = Promise.all(Array.from({ length: 5 }, () => drip(beginning)));
    const answer = await fetch(`${url}/rest/v1/contacts`, { method: 'POST', body: 'x'.repeat(20_000) });
    expect(answer.status).toBe(201);
    await cut;
    expect((await fetch(url)).status).toBe(200);
  });
});

test('past the cap for one address a connection is closed, and a freed place can be used again', async () => {
  const url = await open({ MAX_CONNECTIONS: '5000' });
  const join = async () => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    sockets.push(socket);
    socket.on('error', () => undefined).resume();
    await once(socket, 'connect');
    return socket;
  };
  const first = await join();
  for (let at = 1; at < 128; at += 1) await join();
  const tooMany = await join();
  await closed(tooMany);
  await expect(fetch(url)).rejects.toThrow();
  first.destroy();
  await expect
    .poll(() =>
      fetch(url).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);
});

test('past the cap for all a connection is closed', async () => {
  const url = await open({ MAX_CONNECTIONS: '10', RATE_LIMIT: 'off' });
  const held = Array.from({ length: 10 }, () => connect(Number(new URL(url).port), '127.0.0.1'));
  sockets.push(...held);
  await Promise.all(held.map((socket) => once(socket, 'connect')));
  await expect(fetch(url)).rejects.toThrow();
});

describe('Strict-Transport-Security', () => {
  const policyOf = async (url: string, headers: Record<string, string> = {}) =>
    (await fetch(url, { headers })).headers.get('strict-transport-security');

  test('is promised where a trusted proxy says that the visitor came by TLS', async () => {
    const url = await open({ TRUST_PROXY: '1' });
    const https = { 'x-forwarded-proto': 'https' };
    expect(await policyOf(url, https)).toBe('max-age=63072000; includeSubDomains; preload');
    expect(await policyOf(`${url}/nowhere`, https)).toMatch(/^max-age/);
    expect(await policyOf(url, { 'x-forwarded-proto': 'http' })).toBeNull();
    expect(await policyOf(url)).toBeNull();
  });

  test('is promised where the public address says so, also by the backend', async () => {
    const url = await open({ PUBLIC_URL: 'https://www.harborlight.example' });
    expect(await policyOf(url)).toMatch(/^max-age/);
    const answer = await fetch(`${url}/rest/v1/contacts`, { method: 'POST' });
    expect(answer.headers.get('strict-transport-security')).toMatch(/^max-age/);
  });

  test('is not promised on plain HTTP, whatever a client says', async () => {
    const url = await open({ PUBLIC_URL: 'http://localhost:3000' });
    expect(await policyOf(url, { 'x-forwarded-proto': 'https' })).toBeNull();
  });
});
