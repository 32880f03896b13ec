import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendRaw } from '../../../tests/support/send-raw.ts';
import { shareFolder } from '../../../tests/support/test-folder.ts';
import { compressFiles } from '../../website/finish/compress-files.ts';
import { writePolicies } from '../../website/finish/write-policies.ts';
import { loadBuiltSite } from './built-site.ts';
import { securityHeaders } from './security-headers.ts';
import { serveSite } from './serve-site.ts';

const page = (title: string) => `<!DOCTYPE html><title>${title}</title>${'<p>harbor</p>'.repeat(50)}`;
const file = shareFolder();
let server: Server;

beforeAll(async () => {
  await mkdir(file('about'));
  await mkdir(file('assets'));
  await writeFile(file('index.html'), page('Home'));
  await writeFile(file('about/index.html'), page('About'));
  await writeFile(file('404.html'), page('Not found'));
  await writeFile(file('robots.txt'), 'User-agent: *\n');
  await writeFile(file('sw.js'), 'addEventListener("fetch", () => {});\n');
  await writeFile(file('assets/app-x1.js'), 'let a = 1;\n'.repeat(100));
  await writeFile(
    file('assets/lamp-x1.avif'),
    'not really a picture, but long enough to be compressed if one tried'.repeat(9),
  );
  await writeFile(file('assets/_helpers-x1.js'), 'let b = 1;\n');
  await writeFile(file('_headers'), '/*\n');
  await writePolicies(file('.'));
  await compressFiles(file('.'));
  const { files } = await loadBuiltSite(file('.'));
  server = createServer(serveSite(() => files));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => server.close());

/** Plain `fetch` would decompress by itself; these tests look at what is sent. */
const ask = (path: string, options: { method?: string; headers?: Record<string, string> } = {}) =>
  sendRaw(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { path, ...options });

test('a page is served at its URL with its type, and revalidated each time', async () => {
  const { status, headers, body } = await ask('/about');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('no-cache');
  expect(body.toString()).toContain('<title>About</title>');
});

test('a page has a content security policy, a script has none', async () => {
  expect((await ask('/about')).headers['content-security-policy']).toContain("default-src 'none'");
  expect((await ask('/nowhere')).headers['content-security-policy']).toContain("default-src 'none'");
  expect((await ask('/assets/app-x1.js')).headers['content-security-policy']).toBeUndefined();
});

test('a script with a hash in its name is cached for a year', async () => {
  const { headers } = await ask('/assets/app-x1.js');
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('the service worker is revalidated each time, and may only fetch from its own origin', async () => {
  const { headers } = await ask('/sw.js');
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; connect-src 'self';/);
});

test('every kind of response has the security headers, each once', async () => {
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

test('text is sent in the smallest encoding that the client accepts', async () => {
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

test('a picture is not compressed again', async () => {
  const { headers } = await ask('/assets/lamp-x1.avif', { headers: { 'accept-encoding': 'br' } });
  expect(headers['content-type']).toBe('image/avif');
  expect(headers['content-encoding']).toBeUndefined();
});

test.each([
  '/index.html.br',
  '/about/index.html.gz',
  '/_headers',
  '/_HEADERS',
  '/_policies.json',
  '/%5fheaders',
])('the internal file %s is not served', async (url) => {
  expect((await ask(url)).status).toBe(404);
});

test('a chunk whose name begins with an underscore is served', async () => {
  expect((await ask('/assets/_helpers-x1.js')).status).toBe(200);
});

describe('revalidation', () => {
  const variants = [['br'], ['gzip'], ['identity']];
  const etagOf = async (encoding: string) =>
    String((await ask('/about', { headers: { 'accept-encoding': encoding } })).headers.etag);

  test('each encoding has a strong ETag of its own', async () => {
    const etags = await Promise.all(variants.flat().map(etagOf));
    expect(new Set(etags).size).toBe(3);
    for (const etag of etags) expect(etag).toMatch(/^"[\w-]{22}"$/);
  });

  test.each(variants)(
    'a client that has the %s variant gets 304 with its ETag and no body',
    async (encoding) => {
      const etag = await etagOf(encoding);
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const headers = { 'accept-encoding': encoding, 'if-none-match': known };
        const response = await ask('/about', { headers });
        expect(response.status, known).toBe(304);
        expect(response.headers.etag).toBe(etag);
        expect(response.headers.vary).toBe('accept-encoding');
        expect(response.body.length).toBe(0);
      }
    },
  );

  test('a client that has another variant, or an old one, gets the page', async () => {
    const etag = await etagOf('gzip');
    for (const known of [etag, '"other"', etag.slice(1, -1)]) {
      const response = await ask('/about', { headers: { 'accept-encoding': 'br', 'if-none-match': known } });
      expect(response.status, known).toBe(200);
    }
  });

  test('a missing page is sent with status 404, whatever the client has', async () => {
    expect((await ask('/nowhere', { headers: { 'if-none-match': '*' } })).status).toBe(404);
  });
});

test('HEAD gets only the headers, other methods are refused', async () => {
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
  '/index.htm',
  '/about/x',
  '/assets',
  '/../package.json',
  '/%2e%2e/package.json',
  '/..%2f..%2fpackage.json',
  '/about%00',
  '/%',
  '/%00',
  '/%E0%A4%A',
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
  ['/index.html', '/'],
  ['/About/?from=mail', '/about?from=mail'],
])('%s redirects to %s', async (url, location) => {
  const answer = await ask(url);
  expect(answer.status).toBe(301);
  expect(answer.headers.location).toBe(location);
});
