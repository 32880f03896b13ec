import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { strictTransport as forTwoYears } from '../../server/strict-transport.ts';
import { htmlOf } from '../support/built-site.ts';
import { gradePage } from '../support/observatory.ts';
import { missingPage, pages } from '../support/pages.ts';
import { headersFor, readRules } from '../support/static-host.ts';
import { expect, test } from '../support/test.ts';

const site = path.resolve('build/client');
/** What our own server adds for its own transport; a static host has ways of its own. */
const transport = [
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
  'vary',
];
const hsts = 'strict-transport-security';

async function serverHeaders(request: APIRequestContext, address: string) {
  const headers = (await request.get(address)).headers();
  for (const name of transport) delete headers[name];
  return headers;
}

test.describe('on a static host', () => {
  const rules = readRules(path.join(site, '_headers'));

  test('every page and file gets the headers that our own server sends, and HSTS', async ({ request }) => {
    const files = readdirSync(site, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(html|br|gz)$|^_/.test(entry.name))
      .map((entry) => `/${path.relative(site, path.join(entry.parentPath, entry.name))}`);
    const some = files.filter((file) => !file.startsWith('/assets/') || file.endsWith('.js'));
    expect(some).toContain('/robots.txt');
    for (const address of [...pages, ...some]) {
      const { 'content-type': _, [hsts]: __, ...ours } = await serverHeaders(request, address);
      expect(headersFor(rules, address), address).toEqual({ ...ours, [hsts]: forTwoYears });
    }
  });

  test('a missing page gets all but the policy, and brings that itself', async ({ request }) => {
    const { 'content-type': _, [hsts]: __, ...ours } = await serverHeaders(request, missingPage);
    const html = await (await request.get(missingPage)).text();
    const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(ours['content-security-policy']?.replace(" frame-ancestors 'none';", '')).toBe(policy);
    expect(html.indexOf('http-equiv')).toBeLessThan(html.indexOf('<script'));
    const { 'cache-control': ___, 'content-security-policy': ____, ...rest } = ours;
    expect(headersFor(rules, missingPage)).toEqual({ ...rest, [hsts]: forTwoYears });
  });

  test('the rules keep within what hosts take: 100 rules, 2,000 characters a line', () => {
    expect(rules.length).toBeLessThanOrEqual(100);
    const longest = Math.max(
      ...rules.flatMap(({ headers }) => headers.map((pair) => pair.join(': ').length)),
    );
    expect(longest).toBeLessThan(1990);
  });
});

test('our own server keeps the rules for other hosts to itself', async ({ request }) => {
  for (const address of ['/_headers', '/_HEADERS', '/%5fheaders'])
    expect((await request.get(address)).status(), address).toBe(404);
});

test('where to report a weakness is told in plain text, for less than a year', async ({ request }) => {
  const answer = await request.get('/.well-known/security.txt');
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const expires = Date.parse(/^Expires: (\S+)$/m.exec(await answer.text())?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 365 * 24 * 60 * 60 * 1000);
});

test('with TLS before it, every page gets 130 from the Observatory', async ({ request }) => {
  for (const address of pages) {
    const headers = { ...(await serverHeaders(request, address)), [hsts]: forTwoYears };
    const { score, failed } = gradePage(htmlOf(address), headers);
    expect(failed, address).toEqual([]);
    expect(score, address).toBeGreaterThanOrEqual(130);
  }
});

test('the Observatory notices a policy that is gone, or loose', () => {
  const [page] = ['<!doctype html><script>1</script>'];
  const loose = {
    'content-type': 'text/html',
    [hsts]: forTwoYears,
    'content-security-policy': "script-src 'unsafe-inline'",
  };
  expect(gradePage(page ?? '', loose).failed).toContain('csp-implemented-with-unsafe-inline');
  expect(gradePage(page ?? '', { 'content-type': 'text/html' }).score).toBeLessThan(60);
});
