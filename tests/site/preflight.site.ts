import { readFileSync } from 'node:fs';
import { serialize } from 'parse5';
import { afterEach, expect, test, vi } from 'vitest';
import { site as company } from '#company/site.ts';
import { demonstration } from '#content/shell.ts';
import { checkTransport } from '../../preflight/transport.ts';
import { htmlOf, pageOf } from '../support/built-site.ts';
import { attributeOf, without } from '../support/parse-html.ts';
import { headersFor, readRules } from '../support/static-host.ts';
import { serveBuiltSite } from './serve-built-site.ts';

const site = 'https://www.northwind.com';
const banner = company.license ? 'good' : 'settle';
const year = 365 * 24 * 60 * 60 * 1000;
const { url } = serveBuiltSite();

afterEach(() => vi.unstubAllGlobals());

/** Runs the check with stubbed responses. Every other address is unreachable. */
async function checkWithResponses(answers: Record<string, () => Response>, now = Date.now()) {
  vi.stubGlobal('fetch', async (address: string | URL) => {
    const answer = answers[String(address).replace(/\/$/, '')];
    if (!answer) throw new TypeError('fetch failed');
    return answer();
  });
  return checkSite(site, now);
}

async function checkSite(address: string, now = Date.now()) {
  const findings = await checkTransport({ site: address }, new Date(now));
  return Object.fromEntries(findings.map(({ id, state }) => [id, state]));
}

/** The built home page with the headers of a static host. */
const published = () =>
  new Response(htmlOf('/'), { headers: headersFor(readRules('build/client/_headers'), '/') });
const contact = () => new Response(readFileSync('build/client/.well-known/security.txt', 'utf8'));

test('on our own server the built site lacks nothing but TLS', async () => {
  expect(await checkSite(url())).toEqual({
    'site:tls': 'settle',
    'site:headers': 'good',
    'site:banner': banner,
    'site:security-txt': 'good',
  });
});

test('the built site over TLS with all its headers passes', async () => {
  const answers = {
    [site]: published,
    'http://www.northwind.com': () => new Response(null, { status: 301, headers: { location: `${site}/` } }),
    [`${site}/.well-known/security.txt`]: contact,
  };
  expect(await checkWithResponses(answers)).toEqual({
    'site:tls': 'good',
    'site:headers': 'good',
    'site:http': 'good',
    'site:banner': banner,
    'site:security-txt': 'good',
  });
});

test('missing HSTS, a missing policy, plain HTTP and an expired security.txt are each reported', async () => {
  const withoutBanner = without(
    pageOf('/'),
    (element) => attributeOf(element, 'aria-label') === demonstration.label,
  );
  const answers = {
    [site]: () => new Response(serialize(withoutBanner)),
    'http://www.northwind.com': () => new Response('hello'),
    [`${site}/.well-known/security.txt`]: contact,
  };
  expect(await checkWithResponses(answers, Date.now() + 2 * year)).toEqual({
    'site:tls': 'settle',
    'site:headers': 'settle',
    'site:http': 'settle',
    'site:banner': 'good',
    'site:security-txt': 'settle',
  });
});

test('an unreachable site and a foreign site are reported as not found', async () => {
  expect(await checkWithResponses({})).toEqual({ 'site:found': 'unknown' });
  const other = () => new Response(htmlOf('/').replaceAll(company.origin, 'https://www.southwind.com'));
  expect(await checkWithResponses({ [site]: other })).toEqual({ 'site:found': 'unknown' });
});
