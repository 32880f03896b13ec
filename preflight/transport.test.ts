import { afterEach, expect, test, vi } from 'vitest';
import { readSettings, type Settings } from './settings.ts';
import { checkTransport } from './transport.ts';

const now = new Date('2026-11-15T12:00:00Z');
const page = '<aside aria-label="Demonstration"></aside><span data-current-year>2026</span>';
const headers = {
  'content-security-policy': "default-src 'none'",
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=63072000',
};

afterEach(() => vi.unstubAllGlobals());

/** What is found where these addresses answer so; everything else is not there. */
async function statesWith(answers: Record<string, () => Response>, site = 'https://www.northwind.com') {
  vi.stubGlobal('fetch', async (url: string) => {
    const answer = answers[String(url).replace(/\/$/, '')];
    if (!answer) throw new TypeError('fetch failed');
    return answer();
  });
  const findings = await checkTransport(readSettings(['--url', site], {}) as Settings, now);
  return Object.fromEntries(findings.map(({ id, state }) => [id, state]));
}

const expires = (date: string) => () => new Response(`Contact: mailto:x@northwind.com\nExpires: ${date}\n`);

test('a site over TLS with all its headers is in order, but for the banner it shows', async () => {
  const answers = {
    'https://www.northwind.com': () => new Response(page, { headers }),
    'http://www.northwind.com': () =>
      new Response(null, { status: 301, headers: { location: 'https://www.northwind.com/' } }),
    'https://www.northwind.com/.well-known/security.txt': expires('2027-01-01T00:00:00Z'),
  };
  expect(await statesWith(answers)).toEqual({
    'site:tls': 'good',
    'site:headers': 'good',
    'site:http': 'good',
    'site:banner': 'settle',
    'site:security-txt': 'good',
  });
});

test('no HSTS, no policy, plain HTTP answered, an old security.txt: each is named', async () => {
  const answers = {
    'https://www.northwind.com': () => new Response('<span data-current-year>2026</span>'),
    'http://www.northwind.com': () => new Response('hello'),
    'https://www.northwind.com/.well-known/security.txt': expires('2026-11-01T00:00:00Z'),
  };
  expect(await statesWith(answers)).toEqual({
    'site:tls': 'settle',
    'site:headers': 'settle',
    'site:http': 'settle',
    'site:banner': 'good',
    'site:security-txt': 'settle',
  });
});

test('an address without TLS is not ready, and one without the site is unknown', async () => {
  const local = { 'http://localhost:3000': () => new Response(page, { headers }) };
  expect(await statesWith(local, 'http://localhost:3000')).toMatchObject({ 'site:tls': 'settle' });
  expect(await statesWith({})).toEqual({ 'site:found': 'unknown' });
});
