import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { shareFolder } from '../../tests/support/test-folder.ts';
import { defaultTimeouts } from '../http/limits/limit-connections.ts';
import { loadBuiltSite } from '../http/site/built-site.ts';
import type { SiteFiles } from '../http/site/site-files.ts';
import { readConfig } from '../lib/settings/config.ts';
import { writePolicies } from '../website/finish/write-policies.ts';
import { createApp } from './app.ts';
import type { Backend } from './backend.ts';

const site = shareFolder();
let server: Server;
const sockets: Socket[] = [];

let requests = 0;
/** Answers after the whole body has arrived. */
const answerAtEnd = (request: IncomingMessage, response: ServerResponse) => {
  requests += 1;
  request.on('error', () => undefined).on('end', () => response.writeHead(201).end());
  request.resume();
};
const answer = answerAtEnd as Backend['handle'];
let files: SiteFiles;
const backend: Backend = {
  siteFiles: () => files,
  handle: answer,
  handleStaff: answer,
  countPage: () => {},
  announceSetUp: async () => {},
  close: async () => {},
};

beforeAll(async () => {
  await writeFile(site('index.html'), '<h1>Home</h1>');
  await writeFile(site('404.html'), '<h1>Not found</h1>');
  await writePolicies(site('.'));
  ({ files } = await loadBuiltSite(site('.')));
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.close();
});

async function open(
  env: NodeJS.ProcessEnv = {},
  timeouts: Partial<typeof defaultTimeouts> = {},
): Promise<string> {
  server = createApp(readConfig({ SITE_DIR: site('.'), ...env }), backend, {
    ...defaultTimeouts,
    checkInterval: 20,
    ...timeouts,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  requests = 0;
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Unlike `once`, does not throw when the server resets the connection. */
const closed = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));

/** Opens a connection from an address of this machine, sends `start`, and counts the responses. */
async function hold(address: string, start = '') {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', localAddress: address });
  sockets.push(socket);
  let received = '';
  socket
    .on('error', () => undefined)
    .on('data', (chunk: Buffer) => {
      received += chunk;
    });
  await once(socket, 'connect');
  socket.write(start);
  return {
    socket,
    statuses: () => [...received.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status),
  };
}

/** Sends the start of a request, then one byte at a time. Resolves when the server closes the connection. */
async function drip(start: string): Promise<void> {
  const { socket } = await hold('127.0.0.1', start);
  const timer = setInterval(() => socket.write('a'), 10);
  await closed(socket);
  clearInterval(timer);
}

/** The limits hold for the honest client as well: they are long enough for it, even if the process pauses for a moment. */
describe('a client that sends too slowly is disconnected while others are served', () => {
  test.each([
    ['headers', { headers: 600 }, 'GET / HTTP/1.1\r\nhost: a\r\nx-slow: '],
    ['nothing', { headers: 600 }, ''],
    [
      'a body, below the minimum rate',
      { minRate: { bytes: 16_384, interval: 600 } },
      'POST /rest/v1/contacts HTTP/1.1\r\nhost: a\r\ncontent-length: 5000\r\n\r\n',
    ],
    [
      'a body, past the request timeout',
      { headers: 500, request: 1_000 },
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
  const first = await hold('127.0.0.1');
  for (let at = 1; at < 128; at += 1) await hold('127.0.0.1');
  const tooMany = await hold('127.0.0.1');
  await closed(tooMany.socket);
  await expect(fetch(url)).rejects.toThrow();
  first.socket.destroy();
  await expect
    .poll(() =>
      fetch(url).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);
});

describe('at the cap for all addresses', () => {
  const caps = { MAX_CONNECTIONS: '10' };
  const upload = 'POST /rest/v1/contacts HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\n\r\n';

  async function holdEach(count: number, start?: string) {
    const held: Awaited<ReturnType<typeof hold>>[] = [];
    while (held.length < count) held.push(await hold(`127.0.1.${held.length + 1}`, start));
    return held;
  }
  const visit = (url: string) => fetch(url, { headers: { connection: 'close' } });

  test('idle connections make room for every new visitor, the longest idle first', async () => {
    const url = await open(caps);
    const [first, ...others] = await holdEach(10);
    const left = closed(first?.socket as Socket);
    expect((await visit(url)).status).toBe(200);
    await left;
    expect(others.map(({ socket }) => socket.destroyed)).toEqual(Array(9).fill(false));
    for (let at = 0; at < 20; at += 1) {
      await hold(`127.0.2.${at + 1}`);
      expect((await visit(url)).status).toBe(200);
    }
  });

  test('a connection is idle again after its response', async () => {
    const url = await open(caps);
    const [served, ...others] = await holdEach(10);
    served?.socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
    await expect.poll(() => served?.statuses()).toEqual(['200']);
    // It is the last to go now.
    const left = others.map(({ socket }) => closed(socket));
    for (let at = 0; at < 9; at += 1) await hold(`127.0.2.${at + 1}`);
    await Promise.all(left);
    expect(served?.socket.destroyed).toBe(false);
    const leaves = closed(served?.socket as Socket);
    expect((await visit(url)).status).toBe(200);
    await leaves;
  });

  test('a request in progress is never cut off, and a new connection is refused if there are only such', async () => {
    const url = await open(caps);
    const uploads = await holdEach(9, upload);
    await expect.poll(() => requests).toBe(9);
    const idle = await hold('127.0.2.1');
    const left = closed(idle.socket);
    expect((await visit(url)).status).toBe(200);
    await left;
    uploads.push(await hold('127.0.2.2', upload));
    await expect.poll(() => requests).toBe(10);
    await expect(visit(url)).rejects.toThrow();
    for (const { socket } of uploads) socket.write('12345');
    await expect.poll(() => uploads.flatMap(({ statuses }) => statuses())).toEqual(Array(10).fill('201'));
    expect((await visit(url)).status).toBe(200);
  });

  test('of two requests on one connection, the second is still in progress after the first', async () => {
    const url = await open(caps);
    const both = await hold('127.0.1.1', `GET / HTTP/1.1\r\nhost: a\r\n\r\n${upload}`);
    await expect.poll(() => [requests, ...both.statuses()]).toEqual([1, '200']);
    for (let at = 0; at < 12; at += 1) await hold(`127.0.2.${at + 1}`);
    expect((await visit(url)).status).toBe(200);
    both.socket.write('12345');
    await expect.poll(both.statuses).toEqual(['200', '201']);
  });

  test('connections above the cap of their own address close no connection of others', async () => {
    const url = await open({ MAX_CONNECTIONS: '129' });
    const visitor = await hold('127.0.1.1');
    for (let at = 0; at < 128; at += 1) await hold('127.0.2.1');
    for (let at = 0; at < 20; at += 1) await closed((await hold('127.0.2.1')).socket);
    visitor.socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
    await expect.poll(visitor.statuses).toEqual(['200']);
    expect((await visit(url)).status).toBe(200);
  });
});

test('a connection that stays silent after its response is closed', async () => {
  await open({}, { keepAlive: 100 });
  const { socket } = await hold('127.0.0.1', 'GET / HTTP/1.1\r\nhost: a\r\n\r\n');
  await closed(socket);
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
    const url = await open({ PUBLIC_URL: 'https://www.example.com' });
    expect(await policyOf(url)).toMatch(/^max-age/);
    const answer = await fetch(`${url}/rest/v1/contacts`, { method: 'POST' });
    expect(answer.headers.get('strict-transport-security')).toMatch(/^max-age/);
  });

  test('is not sent on plain HTTP, whatever a client claims', async () => {
    const url = await open({ PUBLIC_URL: 'http://localhost:3000' });
    expect(await policyOf(url, { 'x-forwarded-proto': 'https' })).toBeNull();
  });
});
