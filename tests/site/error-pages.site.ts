import { expect, test } from 'vitest';
import { pagesBelow } from '../support/pages.ts';
import { type Document, find, findAll, parseHtml, textOf } from '../support/parse-html.ts';
import { serveBuiltSite } from './serve-built-site.ts';

const { get } = serveBuiltSite();

async function getMissing(address: string) {
  const { status, text } = await get(address);
  expect(status, address).toBe(404);
  return parseHtml(text);
}

/** The page for any address holds those for an unknown job and service too, hidden. */
const titlesOf = (page: Document) => findAll(page, 'h1').map(textOf);

// server/http/site/serve-site.test.ts has more of them, and the spellings that redirect.
test('an address below a page answers 404 with the not-found page', async () => {
  for (const address of [...pagesBelow('/services').map((service) => `${service}/x`), '/careers/a/b'])
    expect(titlesOf(await getMissing(address))[0], address).toBe('Oops! Page not found');
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
