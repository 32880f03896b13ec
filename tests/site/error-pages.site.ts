import { type IncomingMessage, request } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { pagesBelow } from '../support/pages.ts';
import { type Document, find, findAll, parseHtml, textOf } from '../support/parse-html.ts';
import { serveBuiltSite } from './serve-built-site.ts';

const { url, get } = serveBuiltSite();

/** Asks for an address as it is written. `fetch()` would normalize it. */
async function getExactly(address: string) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url(), { path: address }, resolve).on('error', reject).end();
  });
  return { status: response.statusCode, headers: response.headers, text: await readText(response) };
}

async function getMissing(address: string) {
  const { status, text } = await get(address);
  expect(status, address).toBe(404);
  return parseHtml(text);
}

/** The page for any address holds those for an unknown job and service too, hidden. */
const titlesOf = (page: Document) => findAll(page, 'h1').map(textOf);

test('malformed addresses, folders and file names answer 404 with the not-found page', async () => {
  for (const address of [
    '/404',
    '/404.html',
    '/index.htm',
    '/assets',
    '/%00',
    '/%E0%A4%A',
    '/..%2f..%2fpackage.json',
    '/../../package.json',
    ...pagesBelow('/services').map((service) => `${service}/x`),
    '/careers/a/b',
  ]) {
    const { status, text } = await getExactly(address);
    expect(status, address).toBe(404);
    expect(titlesOf(parseHtml(text))[0], address).toBe('Oops! Page not found');
  }
});

test('an unknown job and an unknown service answer 404 with a page of their own', async () => {
  const job = await getMissing('/careers/no-such-job');
  expect(titlesOf(job)).toEqual(['Job Not Found']);
  expect(textOf(job)).toContain("The job listing you're looking for doesn't exist or has been removed.");
  expect(find(job, 'a', { href: '/careers' })).toBeDefined();

  const service = await getMissing('/services/no-such-service');
  expect(titlesOf(service)).toEqual(['Service Not Found']);
  expect(textOf(service)).toContain("The service you're looking for doesn't exist or has been moved.");
  expect(findAll(service, 'a', { href: '/services' }).map(textOf)).toContain('View All Services');
});

test('other spellings of an address redirect to the canonical one', async () => {
  for (const [address, canonical] of Object.entries({
    '/terms/': '/terms',
    '/TERMS': '/terms',
    '//terms': '/terms',
    '/%74erms': '/terms',
    '/index.html': '/',
    '/Terms/?from=mail': '/terms?from=mail',
  })) {
    const { status, headers } = await getExactly(address);
    expect(status, address).toBe(301);
    expect(headers.location, address).toBe(canonical);
  }
});
