import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { pageOf } from '../support/built-site.ts';
import { drawnOffices } from '../support/drawn-offices.ts';
import { builtFiles, englishOf, englishPages, missingPage, pages } from '../support/pages.ts';
import { attributeOf, type Document, find, findAll, parseHtml } from '../support/parse-html.ts';
import { headersFor, readRules } from '../support/static-host.ts';
import { serveBuiltSite } from './serve-built-site.ts';

const site = path.resolve('build/client');
const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};
/** Our own server sends it only over TLS: server/start/app.test.ts. A static host always does. */
const strictTransport = { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' };
const selfAndHashes = /^'self'( 'sha256-[\w+/]{43}=')*$/;
const pagePolicy = {
  'default-src': "'none'",
  'script-src': expect.stringMatching(selfAndHashes),
  'style-src': expect.stringMatching(selfAndHashes),
  'img-src': "'self' blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  // One named policy: the one that registers the service worker.
  'trusted-types': expect.stringMatching(/^\w[\w-]*$/),
};
const files = builtFiles.filter((file) => !/\.(html|br|gz)$|^_/.test(path.basename(file)));
/** One file for each folder and extension: the others are served the same way. */
const sampleFiles = [
  ...Map.groupBy(files, (file) => `${path.dirname(file)} ${path.extname(file)}`).values(),
].flatMap(([first]) => first ?? []);
const { get } = serveBuiltSite();

/** Each address is requested once. */
const known = new Map<string, Promise<Record<string, string>>>();
function getHeaders(address: string): Promise<Record<string, string>> {
  const headers = known.get(address) ?? get(address).then(({ headers }) => headers);
  known.set(address, headers);
  return headers;
}

function parsePolicy(policy = ''): Record<string, string> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

test('every page has a strict content security policy', async () => {
  for (const address of [...pages, missingPage]) {
    const { 'content-security-policy': policy } = await getHeaders(address);
    const hasMap = englishOf(address) === '/contact' && drawnOffices.length > 0;
    const frames = hasMap ? { 'frame-src': 'https://www.openstreetmap.org' } : {};
    expect(parsePolicy(policy), address).toEqual({ ...pagePolicy, ...frames });
  }
});

test('every response has the security headers: pages, files, redirects, 404 and the API', async () => {
  const api = ['/healthz', '/rest/v1/contacts', '/rest/v1/', '/storage/v1/object/resumes/a.pdf'];
  expect(sampleFiles.length).toBeGreaterThan(8);
  for (const address of [...pages, ...sampleFiles, missingPage, '/terms/', ...api])
    expect(await getHeaders(address), address).toMatchObject(securityHeaders);
});

test('the service worker may only fetch from its own origin', async () => {
  const { 'content-security-policy': policy } = await getHeaders('/sw.js');
  expect(parsePolicy(policy)).toEqual({
    'default-src': "'none'",
    'connect-src': "'self'",
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'",
  });
});

function expectPolicyInPage(page: Document, policy: string | undefined): void {
  const inPage = find(page, 'meta', { 'http-equiv': 'Content-Security-Policy' });
  expect(attributeOf(inPage, 'content')).toBe(policy?.replace(" frame-ancestors 'none';", ''));
  const names = findAll(page, '*').map((element) => (element === inPage ? 'policy' : element.tagName));
  expect(names).toContain('script');
  expect(names.indexOf('policy')).toBeLessThan(names.indexOf('script'));
}

describe('_headers for static hosts', () => {
  const rules = readRules(path.join(site, '_headers'));
  /** What our own server sends and a static host decides for itself. */
  const hostHeaders =
    /^(connection|content-encoding|content-length|content-type|date|etag|keep-alive|transfer-encoding|vary|x-request-id)$/;
  const serverHeaders = async (address: string) => {
    const headers = Object.entries(await getHeaders(address));
    return Object.fromEntries(headers.filter(([name]) => !hostHeaders.test(name)));
  };

  test('every page and file gets the headers of our own server, and HSTS', async () => {
    const withoutAssets = files.filter((file) => !file.startsWith('/assets/'));
    expect(withoutAssets).toContain('/robots.txt');
    for (const address of [...englishPages, ...withoutAssets, ...sampleFiles])
      expect(headersFor(rules, address), address).toEqual({
        ...(await serverHeaders(address)),
        ...strictTransport,
      });
  });

  test('a page in another language has its policy in a meta element before the first script', async () => {
    for (const address of pages.filter((page) => !englishPages.includes(page))) {
      const { 'content-security-policy': policy, ...others } = await serverHeaders(address);
      expectPolicyInPage(pageOf(address), policy);
      expect(headersFor(rules, address), address).toEqual({ ...others, ...strictTransport });
    }
  });

  test('a missing page has its policy in a meta element before the first script', async () => {
    const {
      'content-security-policy': policy,
      'cache-control': _,
      ...others
    } = await serverHeaders(missingPage);
    const page = parseHtml((await get(missingPage)).text);
    expectPolicyInPage(page, policy);
    expect(headersFor(rules, missingPage)).toEqual({ ...others, ...strictTransport });
  });

  test('there are at most 100 rules and 2,000 characters a line, the limits of the hosts', () => {
    const lengths = rules.flatMap(({ headers }) => headers.map((pair) => pair.join(': ').length));
    expect(lengths).not.toEqual([]);
    expect(rules.length).toBeLessThanOrEqual(100);
    expect(Math.max(...lengths)).toBeLessThan(1990);
  });
});

test('security.txt is plain text and expires within a year', async () => {
  const { headers, text } = await get('/.well-known/security.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  const expires = Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 365 * 24 * 60 * 60 * 1000);
});
