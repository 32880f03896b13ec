import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { writePolicies } from '../scripts/build/write-policies.ts';
import { createApp } from './app.ts';
import type { Backend } from './backend.ts';
import { readConfig, StartError } from './config.ts';
import { defaultTimeouts } from './limits/limit-connections.ts';

let site: string;
let server: Server;
const sockets: Socket[] = [];

/** Answers after the whole body has arrived. */
const answerAtEnd = (request: IncomingMessage, response: ServerResponse) => {
  request.on('error', () => undefined).on('end', () => response.writeHead(201).end());
  request.resume();
};
const backend = { handle: answerAtEnd as Backend['handle'], close: async () => {} };

beforeAll(async () => {
  site = await mkdtemp(path.join(tmpdir(), 'app-'));
  await writeFile(path.join(site, 'index.html'), '<h1>Home</h1>');
  await writeFile(path.join(site, '404.html'), '<h1>Not found</h1>');
  await writePolicies(site);
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.close();
});
afterAll(() => rm(site, { recursive: true }));

async function open(
  env: NodeJS.ProcessEnv = {},
  timeouts: Partial<typeof defaultTimeouts> = {},
): Promise<string> {
  server = await createApp(readConfig({ SITE_DIR: site, ...env }), backend, {
    ...defaultTimeouts,
    checkInterval: 20,
    ...timeouts,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Unlike `once`, does not throw when the server resets the connection. */
const closed = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));

/** Sends the start of a request, then one byte at a time. Resolves when the server closes the connection. */
async function drip(start: string): Promise<void> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined).resume();
  await once(socket, 'connect');
  socket.write(start);
  const timer = setInterval(() => socket.write('a'), 10);
  await closed(socket);
  clearInterval(timer);
}

describe('a client that sends too slowly is disconnected while others are served', () => {
  test.each([
    ['headers', { headers: 150 }, 'GET / HTTP/1.1\r\nhost: a\r\nx-slow: '],
    ['nothing', { headers: 150 }, ''],
    [
      'a body, below the minimum rate',
      { minRate: { bytes: 16_384, interval: 150 } },
      'POST /rest/v1/contacts HTTP/1.1\r\nhost: a\r\ncontent-length: 5000\r\n\r\n',
    ],
    [
      'a body, past the request timeout',
      { headers: 100, request: 200 },
      'POST /rest/v1/contacts HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n1\r\na\r\n',
    ],
  ])('%s', async (_, timeouts, start) => {
    const url = await open({}, timeouts);
    const disconnected = Promise.all(Array.from({ length: 5 }, () => drip(start)));
    const answer = await fetch(`${url}/rest/v1/contacts`, { method: 'POST', body: 'x'.repeat(20_000) });
    expect(answer.status).toBe(201);
    await disconnected;
    expect((await fetch(url)).status).toBe(200);
  });
});

test('a connection above the cap of its address is closed until another one ends', async () => {
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

test('a connection above the cap for all addresses is closed', async () => {
  const url = await open({ MAX_CONNECTIONS: '10', RATE_LIMIT: 'off' });
  const held = Array.from({ length: 10 }, () => connect(Number(new URL(url).port), '127.0.0.1'));
  sockets.push(...held);
  await Promise.all(held.map((socket) => once(socket, 'connect')));
  await expect(fetch(url)).rejects.toThrow();
});

test('a connection that stays silent after its response is closed', async () => {
  const url = await open({}, { keepAlive: 100 });
  const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined);
  sockets.push(socket);
  socket.resume().write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
  await closed(socket);
});

test('a site folder that was not built is refused with a sentence', async () => {
  const empty = await mkdtemp(path.join(tmpdir(), 'app-empty-'));
  await expect(createApp(readConfig({ SITE_DIR: empty }), backend)).rejects.toThrow(
    new StartError(`There is no built site in ${empty}. Run npm run build first.`),
  );
  await rm(empty, { recursive: true });
});

describe('Strict-Transport-Security', () => {
  const policyOf = async (url: string, headers: Record<string, string> = {}) =>
    (await fetch(url, { headers })).headers.get('strict-transport-security');

  test('is sent when a trusted proxy reports TLS', async () => {
    const url = await open({ TRUST_PROXY: '1' });
    const https = { 'x-forwarded-proto': 'https' };
    expect(await policyOf(url, https)).toBe('max-age=63072000; includeSubDomains; preload');
    expect(await policyOf(`${url}/nowhere`, https)).toMatch(/^max-age/);
    expect(await policyOf(url, { 'x-forwarded-proto': 'http' })).toBeNull();
    expect(await policyOf(url)).toBeNull();
  });

  test('is sent when the public address is https, also by the backend', async () => {
    const url = await open({ PUBLIC_URL: 'https://www.harborlight.example' });
    expect(await policyOf(url)).toMatch(/^max-age/);
    const answer = await fetch(`${url}/rest/v1/contacts`, { method: 'POST' });
    expect(answer.headers.get('strict-transport-security')).toMatch(/^max-age/);
  });

  test('is not sent on plain HTTP, whatever a client claims', async () => {
    const url = await open({ PUBLIC_URL: 'http://localhost:3000' });
    expect(await policyOf(url, { 'x-forwarded-proto': 'https' })).toBeNull();
  });
});
