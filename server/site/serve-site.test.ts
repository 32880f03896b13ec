import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { compressFiles } from '../../scripts/build/compress-files.ts';
import { securityHeaders } from './security-headers.ts';
import { openSite } from './serve-site.ts';

const page = (title: string) =>
  `<!DOCTYPE html><title>${title}</title><span id="year">2026</span>${'<p>harbor</p>'.repeat(50)}`;
let dir: string;
let server: Server;
let today = new Date('2026-06-01T12:00:00');

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'site-'));
  await mkdir(path.join(dir, 'about'));
  await mkdir(path.join(dir, 'assets'));
  await writeFile(path.join(dir, 'index.html'), page('Home'));
  await writeFile(path.join(dir, 'about/index.html'), page('About'));
  await writeFile(path.join(dir, '404.html'), page('Not found'));
  await writeFile(path.join(dir, 'robots.txt'), 'User-agent: *\n');
  await writeFile(path.join(dir, 'sw.js'), 'addEventListener("fetch", () => {});\n');
  await writeFile(path.join(dir, 'assets/app-x1.js'), 'let a = 1;\n'.repeat(100));
  await writeFile(
    path.join(dir, 'assets/lamp-x1.avif'),
    'not really a picture, but long enough to be compressed if one tried'.repeat(9),
  );
  await compressFiles(dir);
  server = createServer((await openSite(dir, '', () => today.getTime())).serve);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(() => {
  today = new Date('2026-06-01T12:00:00');
});

afterAll(async () => {
  server.close();
  await rm(dir, { recursive: true });
});

/** Plain `fetch` would decompress by itself; these tests look at what is sent. */
async function ask(
  url: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
) {
  const { request } = await import('node:http');
  return new Promise<{
    status: number;
    headers: Record<string, string | string[] | undefined>;
    body: Buffer;
  }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    request({ port, path: url, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

test('a page answers under its address, with its type, and is asked for again each time', async () => {
  const { status, headers, body } = await ask('/about');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('no-cache');
  expect(body.toString()).toContain('<title>About</title>');
});

test('a page brings its policy, a script does not', async () => {
  expect((await ask('/about')).headers['content-security-policy']).toContain("default-src 'none'");
  expect((await ask('/nowhere')).headers['content-security-policy']).toContain("default-src 'none'");
  expect((await ask('/assets/app-x1.js')).headers['content-security-policy']).toBeUndefined();
});

test('a script with a hash in its name is kept for a year', async () => {
  const { headers } = await ask('/assets/app-x1.js');
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('the service worker is asked for again each time, and may only fetch from here', async () => {
  const { headers } = await ask('/sw.js');
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; connect-src 'self';/);
});

test('every kind of answer brings the security headers, each once', async () => {
  const { headers: page } = await ask('/about');
  const answers = [
    await ask('/about'),
    await ask('/about', { headers: { 'if-none-match': String(page.etag) } }),
    await ask('/about', { method: 'HEAD' }),
    await ask('/about', { method: 'POST' }),
    await ask('/About'),
    await ask('/nowhere'),
    await ask('/assets/app-x1.js', { headers: { 'accept-encoding': 'br' } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 304, 200, 405, 301, 404, 200]);
  for (const { headers } of answers) {
    for (const [name, value] of securityHeaders) expect(headers[name]).toBe(value);
  }
});

test('text is sent compressed as the client likes it, and unpacks to the same', async () => {
  const plain = await ask('/');
  const br = await ask('/', { headers: { 'accept-encoding': 'gzip, br' } });
  const gzip = await ask('/', { headers: { 'accept-encoding': 'gzip' } });
  expect(br.headers['content-encoding']).toBe('br');
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(br.headers.vary).toBe('accept-encoding');
  expect(br.body.length).toBeLessThan(plain.body.length / 2);
  expect(brotliDecompressSync(br.body)).toEqual(plain.body);
  expect(gunzipSync(gzip.body)).toEqual(plain.body);
});

test('a picture is never compressed twice', async () => {
  const { headers } = await ask('/assets/lamp-x1.avif', { headers: { 'accept-encoding': 'br' } });
  expect(headers['content-type']).toBe('image/avif');
  expect(headers['content-encoding']).toBeUndefined();
});

test('the compressed twins are no pages of their own', async () => {
  expect((await ask('/index.html.br')).status).toBe(404);
  expect((await ask('/about/index.html.gz')).status).toBe(404);
});

test('a client that has the page already gets no body', async () => {
  const { headers } = await ask('/about');
  const again = await ask('/about', { headers: { 'if-none-match': String(headers.etag) } });
  expect(again.status).toBe(304);
  expect(again.body.length).toBe(0);
  const other = await ask('/about', { headers: { 'if-none-match': '"something else"' } });
  expect(other.status).toBe(200);
});

test('HEAD gets the headers alone, other methods are refused', async () => {
  const head = await ask('/', { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(Number(head.headers['content-length'])).toBeGreaterThan(0);
  expect(head.body.length).toBe(0);
  const post = await ask('/', { method: 'POST' });
  expect(post.status).toBe(405);
  expect(post.headers.allow).toBe('GET, HEAD');
});

test.each([
  '/nowhere',
  '/404',
  '/404.html',
  '/about/x',
  '/assets',
  '/../package.json',
  '/%2e%2e/package.json',
  '/about%00',
  '/%',
  `/${'/'.repeat(15_000)}x`,
  '/a'.repeat(7_500),
])('%.20s gets the not-found page with status 404', async (url) => {
  const { status, body } = await ask(url);
  expect(status).toBe(404);
  expect(body.toString()).toContain('<title>Not found</title>');
});

test.each([
  ['/about/', '/about'],
  ['/About', '/about'],
  ['//about', '/about'],
  ['/%61bout', '/about'],
  ['/about/index.html?x=1', '/about?x=1'],
])('%s leads to %s', async (url, location) => {
  const answer = await ask(url);
  expect(answer.status).toBe(301);
  expect(answer.headers.location).toBe(location);
});

test('a year that cannot be turned at once is turned later', async () => {
  const said = vi.spyOn(console, 'log').mockReturnValue(undefined);
  const site = await openSite(dir, '', () => today.getTime());
  const home = () => site.fileAt('/')?.packed.identity.body.toString();
  const away = `${dir}-away`;
  await rename(dir, away);
  today = new Date('2027-01-01T00:00:05');
  expect(home()).toContain('<span id="year">2026</span>');
  await expect.poll(() => said.mock.calls.flat().join()).toContain('the year could not be turned');
  said.mockRestore();
  await rename(away, dir);
  today = new Date('2027-01-01T00:02:00');
  await expect.poll(home).toContain('<span id="year">2027</span>');
});

test('the year turns without a build and without a restart', async () => {
  today = new Date('2027-01-01T00:00:05');
  await expect.poll(async () => (await ask('/')).body.toString()).toContain('<span id="year">2027</span>');
  const packed = await ask('/', { headers: { 'accept-encoding': 'br' } });
  expect(brotliDecompressSync(packed.body).toString()).toContain('>2027</span>');
});
