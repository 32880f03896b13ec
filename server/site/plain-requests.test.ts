import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import type { Server, ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { compressFiles } from '../../scripts/build/compress-files.ts';
import { makeTempFolder } from '../../tests/support/temp-folder.ts';
import { createApp } from '../app.ts';
import type { Backend } from '../backend.ts';
import { readConfig } from '../config.ts';
import { patience } from '../limits/limit-connections.ts';

let folder: Awaited<ReturnType<typeof makeTempFolder>>;
let server: Server;
/** Requests that Node's parser has read. */
let parsed = 0;
const backend = {
  handle: (async (_: unknown, response: ServerResponse) => {
    response.writeHead(201).end();
  }) as Backend['handle'],
  close: async () => {},
};

beforeAll(async () => {
  folder = await makeTempFolder('plain');
  const write = (name: string, text: string) => writeFile(path.join(folder.dir, name), text);
  await write('index.html', `<h1>Home</h1>${'<p>harbor</p>'.repeat(50)}`);
  await write('404.html', '<h1>Not found</h1>');
  await write('large.txt', 'light '.repeat(100_000));
  await compressFiles(folder.dir);
  server = await open();
});
beforeEach(() => {
  parsed = 0;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await folder.remove();
});

async function open(
  env: NodeJS.ProcessEnv = {},
  times: Partial<typeof patience> = {},
  create = createApp,
): Promise<Server> {
  const config = readConfig({ SITE_DIR: folder.dir, RATE_LIMIT: 'off', ...env });
  const opened = await create(config, backend, { ...patience, ...times });
  opened.on('request', () => {
    parsed += 1;
  });
  await once(opened.listen(0, '127.0.0.1'), 'listening');
  return opened;
}

/** Until the server, which lives in the same loop, has read what was sent. */
const pause = async () => {
  await new Promise((resolve) => setTimeout(resolve, 2));
  await new Promise(setImmediate);
};
const join = (to = server) =>
  connect({ port: (to.address() as AddressInfo).port, host: '127.0.0.1', noDelay: true });

/** All that comes back for these pieces, sent one by one, but for the time of day. */
const say = (...pieces: string[]) => sayTo(server, ...pieces);
async function sayTo(to: Server, ...pieces: string[]): Promise<string> {
  const accepted = once(to, 'connection');
  const socket = join(to);
  let answer = '';
  socket.setEncoding('latin1').on('data', (text) => {
    answer += text;
  });
  // A connection that is cut may end with a reset; what had come before counts.
  const closed = new Promise((resolve) => socket.on('error', () => undefined).on('close', resolve));
  for (const [at, piece] of pieces.entries()) {
    if (at > 0) await accepted.then(pause);
    socket.write(piece, 'latin1');
  }
  socket.end();
  await closed;
  return answer.replaceAll(/^Date: .*$/gm, 'Date: …');
}

const browser = [
  'GET / HTTP/1.1',
  'Host: localhost:3000',
  'Connection: keep-alive',
  'sec-ch-ua: "Chromium";v="156"',
  'sec-ch-ua-mobile: ?0',
  'Upgrade-Insecure-Requests: 1',
  'User-Agent: Mozilla/5.0 (X11; Linux x64) Chrome/156.0.0.0',
  'Accept: text/html,*/*;q=0.8',
  'Sec-Fetch-Site: none',
  'Accept-Encoding: gzip, deflate, br, zstd',
  'Accept-Language: en-US,en;q=0.9',
];
const ended = (lines: string[]) => `${lines.join('\r\n')}\r\n\r\n`;
const without = (name: string) => browser.filter((line) => !line.startsWith(name));
/** Whether Node still refuses what comes after a request depends on who closes first. */
const firstOf = (answer: string) => {
  const at = answer.lastIndexOf('HTTP/1.1 400 Bad Request');
  return at > 0 ? answer.slice(0, at) : answer;
};
const slow = (request: string) => say(request.slice(0, 1), request.slice(1));

describe('a plain request is answered before Node has parsed it, with the same bytes', () => {
  test.each([
    ['as a browser sends it', browser],
    ['in small letters', browser.map((line, at) => (at === 0 ? line : line.toLowerCase()))],
    ['that takes no encoding', without('Accept-Encoding')],
    ['for a file of several hundred kilobytes', ['GET /large.txt HTTP/1.1', ...without('GET').slice(0, -2)]],
    ['with no more than a host', browser.slice(0, 2)],
  ])('%s', async (_, lines) => {
    const answer = await say(ended(lines));
    expect(parsed).toBe(0);
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(answer).toBe(await slow(ended(lines)));
    expect(parsed).toBe(1);
  });
});

describe('anything else is left to Node', () => {
  test.each([
    ['a query', ['GET /?a HTTP/1.1', ...without('GET')]],
    ['another spelling', ['GET //index.html HTTP/1.1', ...without('GET')]],
    ['a page that is not there', ['GET /nowhere HTTP/1.1', ...without('GET')]],
    ['the not-found page itself', ['GET /404.html HTTP/1.1', ...without('GET')]],
    ['another method', ['HEAD / HTTP/1.1', ...without('GET')]],
    ['an older protocol', ['GET / HTTP/1.0', ...without('GET')]],
    ['a whole address', ['GET http://localhost/ HTTP/1.1', ...without('GET')]],
    ['a body', [...browser, 'Content-Length: 3']],
    ['a body in chunks', [...browser, 'Transfer-Encoding: chunked']],
    ['a page that is known', [...browser, 'If-None-Match: "x"']],
    ['a part of a file', [...browser, 'Range: bytes=0-1']],
    ['a connection to be closed', [...without('Connection'), 'Connection: close']],
    ['another protocol', [...browser, 'Upgrade: websocket']],
    ['no host', without('Host')],
    ['two encodings', [...browser, 'Accept-Encoding: gzip']],
    ['a continued line', [...browser, ' and more']],
    ['a space before the colon', [...browser, 'Content-Length : 3']],
    ['a letter outside ASCII', [...browser, 'Cookie: \u00e9']],
    ['a control character', [...browser, 'Cookie: \u0000']],
    ['a bare carriage return', [...browser, 'Cookie: a\rTransfer-Encoding: chunked']],
    ['bare line feeds', [browser.join('\n')]],
    ['too many letters', [...browser, `Cookie: ${'a'.repeat(5000)}`]],
  ])('%s', async (_, lines) => {
    const whole = await say(ended(lines));
    const read = parsed;
    expect(whole).toBe(await slow(ended(lines)));
    // What Node refuses makes no request.
    expect(read === 1 || whole.startsWith('HTTP/1.1 400 ')).toBe(true);
  });
});

test('however a request is made up and cut into pieces, the answer is the same', async () => {
  const line = fc.oneof(
    fc.constantFrom(
      ...browser.slice(1),
      'Host: ',
      'host:a',
      'Connection: close',
      'Content-Length: 0',
      'Expect: x',
    ),
    fc.constantFrom(
      'Content-Length: 4',
      'Transfer-Encoding: chunked',
      'Accept-Encoding: br;q=0, gzip',
      'TE: x',
    ),
    fc.string({ maxLength: 12 }),
    fc.string({ maxLength: 12 }).map((value) => `Cookie: ${value}`),
  );
  const request = fc.record({
    method: fc.constantFrom('GET', 'GET', 'GET', 'get', 'HEAD', 'POST'),
    url: fc.constantFrom('/', '/', '/large.txt', '/index.html', '/nowhere', '', '*', '/ ', '/\u0001'),
    lines: fc.array(line, { maxLength: 6 }),
    end: fc.constantFrom('\r\n', '\r\n', '\r\n', '\n'),
    after: fc.constantFrom('', '', '', '\r\n', 'GET / HTTP/1.1\r\nHost: a\r\n\r\n', '0\r\n\r\n', 'x'),
  });
  await fc.assert(
    fc.asyncProperty(request, fc.nat(), async ({ method, url, lines, end, after }, cut) => {
      // Node cuts the connection at what makes no sense, and with it what is still on its way of a large answer.
      const rest = url === '/large.txt' ? '' : after;
      const bytes = [`${method} ${url} HTTP/1.1`, 'Host: a', ...lines, '', rest].join(end);
      const at = 1 + (cut % bytes.length);
      expect(firstOf(await say(bytes))).toBe(firstOf(await say(bytes.slice(0, at), bytes.slice(at))));
    }),
    { numRuns: 200 },
  );
});

test('a connection may carry plain requests, then others, and all are answered in turn', async () => {
  const post = ended(['POST /rest/v1/contacts HTTP/1.1', 'Host: a', 'Content-Length: 2']);
  const answer = await say(ended(browser), ended(browser), `${post}{}`, ended(browser));
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual([200, 200, 201, 200].map((status) => `HTTP/1.1 ${status}`));
  expect(parsed).toBe(2);
});

test('with a Node that cannot read in place, the answers are the same', async () => {
  vi.resetModules();
  vi.doMock('./read-in-place.ts', () => ({ readInPlace: () => false }));
  const { createApp: create } = await import('../app.ts');
  const other = await open({}, {}, create);
  const post = ended(['POST /rest/v1/contacts HTTP/1.1', 'Host: a', 'Content-Length: 2']);
  const pieces = [ended(browser), ended(browser), `${post}{}`, ended(browser)];
  const answer = await sayTo(other, ...pieces);
  expect(parsed).toBe(2);
  expect(answer).toBe(await say(...pieces));
  other.close();
});

test('a client that asks on and on without reading gets every answer whole, in turn', async () => {
  const socket = join();
  await once(socket, 'connect');
  const asks = 60;
  const large = ended(['GET /large.txt HTTP/1.1', 'Host: a']);
  for (let at = 0; at < asks; at += 1) {
    socket.write(large);
    await pause();
  }
  expect(parsed).toBeGreaterThan(0);
  let bytes = 0;
  socket.on('data', (piece) => {
    bytes += piece.length;
  });
  socket.end();
  await once(socket, 'close');
  expect(bytes).toBeGreaterThan(asks * 600_000);
});

test('a connection that stays silent after its answer is closed when its time is over', async () => {
  const brief = await open({}, { keepAlive: 100 });
  const socket = join(brief).on('error', () => undefined);
  socket.write(ended(browser));
  socket.resume();
  await once(socket, 'close');
  expect(parsed).toBe(0);
  brief.close();
});

test('a server that closes takes its silent connections with it', async () => {
  const closing = await open();
  const socket = join(closing).on('error', () => undefined);
  socket.write(ended(browser));
  await once(socket, 'data');
  const closed = once(closing, 'close');
  closing.close();
  await closed;
});

test('behind a proxy every request is read by Node, for what the proxy says of it', async () => {
  const behind = await open({ TRUST_PROXY: '1' });
  const { port } = behind.address() as AddressInfo;
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
  expect(parsed).toBe(1);
  behind.close();
  behind.closeAllConnections();
});
