import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { site as company } from '#app/site.ts';
import { eachPage, htmlOf } from '../support/built-site.ts';
import { missingPage, pages, pagesBelow } from '../support/pages.ts';
import { parseXml, textsOf } from '../support/parse-xml.ts';
import { expect, test } from '../support/test.ts';

const site = 'build/client';
const formPages = ['/careers/apply', '/forgot-password', '/login', '/register', '/verification'];
const notIndexed = formPages.filter((page) => pages.includes(page));
/** Each shows the day of its last update. */
const legalPages = ['/accessibility', '/privacy', '/terms'];
const read = (file: string) => readFileSync(path.join(site, file), 'utf8');
const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';

test('only forms and missing pages are noindex', async ({ request }) => {
  const hidden = [...eachPage(htmlOf)].filter(([, html]) => meta(html, 'robots') === 'noindex');
  expect(hidden.map(([address]) => address)).toEqual(notIndexed);
  for (const missing of [
    missingPage,
    '/services/no-such-service',
    '/careers/no-such-job',
    '/blog/no-such-article',
    '/resources/guides/no-such-guide',
  ]) {
    const answer = await request.get(missing);
    expect(answer.status(), missing).toBe(404);
    expect(meta(await answer.text(), 'robots'), missing).toBe('noindex');
  }
});

test('the XML sitemap lists every indexable page, and robots.txt names it', async ({ request }) => {
  const elements = parseXml(read('sitemap.xml'));
  const addresses = textsOf(elements, 'loc').map((location) => new URL(location).pathname);
  expect(addresses.toSorted()).toEqual(pages.filter((page) => !notIndexed.includes(page)));
  const changed = textsOf(elements, 'lastmod');
  const withDate = ['/careers', '/blog', '/resources/guides'].flatMap(pagesBelow);
  expect(changed.length).toBeGreaterThanOrEqual(withDate.length + legalPages.length);
  for (const date of changed) {
    expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(Date.parse(date)).toBeLessThanOrEqual(Date.now());
  }
  const [, sitemap = ''] = /^Sitemap: (.+)$/m.exec(read('robots.txt')) ?? [];
  expect(new URL(sitemap).pathname).toBe('/sitemap.xml');
  // The sitemap for people has the same name without the extension.
  for (const [address, type] of [
    ['/sitemap', 'text/html; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ] as const)
    expect((await request.get(address)).headers()['content-type'], address).toBe(type);
});

test('every page has Open Graph metadata and a picture of its own', async () => {
  const pictures = new Set<string>();
  for (const [address, html] of eachPage(htmlOf)) {
    for (const name of ['og:title', 'og:description', 'og:site_name', 'og:locale', 'og:image:alt', 'og:type'])
      expect(meta(html, name), `${address} ${name}`).not.toBe('');
    expect(new URL(meta(html, 'og:url')).pathname, address).toBe(address);
    expect(meta(html, 'twitter:card'), address).toBe('summary_large_image');
    const picture = new URL(meta(html, 'og:image')).pathname;
    const file = readFileSync(path.join(site, picture));
    const { format, width, height } = await sharp(file).metadata();
    expect({ format, width: String(width), height: String(height) }, address).toEqual({
      format: 'jpeg',
      width: meta(html, 'og:image:width'),
      height: meta(html, 'og:image:height'),
    });
    expect(file.length, address).toBeLessThan(100_000);
    pictures.add(picture);
  }
  expect(pictures.size).toBe(pages.length);
});

test('the feed lists every blog article, newest first', async ({ request }) => {
  const elements = parseXml(read('blog/feed.xml'));
  const links = textsOf(elements, 'link').map((link) => new URL(link).pathname);
  expect(links.toSorted()).toEqual(pages.filter((page) => page.startsWith('/blog')));
  const dates = textsOf(elements, 'pubDate');
  expect(dates.map((date) => Date.parse(date)).toSorted((a, b) => b - a)).toEqual(
    dates.map((date) => Date.parse(date)),
  );
  expect(
    elements.filter(({ name }) => name === 'guid').map(({ attributes }) => attributes.isPermaLink),
  ).toEqual(dates.map(() => 'true'));
  for (const page of pages) {
    const linked = htmlOf(page).includes('<link rel="alternate" type="application/rss+xml"');
    expect(linked, page).toBe(page.startsWith('/blog'));
  }
  expect((await request.get('/blog/feed.xml')).headers()['content-type']).toBe(
    'application/xml; charset=utf-8',
  );
});

test('the web manifest names the site and its icons exist', async ({ request }) => {
  for (const html of eachPage(htmlOf).values())
    expect(html).toContain('<link rel="manifest" href="/site.webmanifest"');
  const answer = await request.get('/site.webmanifest');
  expect(answer.headers()['content-type']).toBe('application/manifest+json');
  const { name, start_url, icons } = await answer.json();
  expect([name, start_url]).toEqual([company.legalName, '/']);
  for (const { src, sizes, type } of icons) {
    const icon = await request.get(src);
    expect(icon.headers()['content-type'], src).toBe(type);
    const { width, height } = await sharp(await icon.body()).metadata();
    if (sizes !== 'any') expect(`${width}x${height}`, src).toBe(sizes);
  }
  const linked = [...htmlOf('/').matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g)];
  for (const [, href = ''] of linked) expect((await request.get(href)).status(), href).toBe(200);
  expect(linked).toHaveLength(3);
});
