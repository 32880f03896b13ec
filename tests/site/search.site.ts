import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { site as company } from '#company/site.ts';
import { contactPage, contactTopics } from '#domain/contact-topics.ts';
import { pathIn, splitLanguage } from '#domain/languages.ts';
import { eachPage, pageOf } from '../support/built-site.ts';
import { englishOf, missingPage, pages, pagesBelow } from '../support/pages.ts';
import { attributeOf, type Document, find, findAll, parseHtml } from '../support/parse-html.ts';
import { parseXml, textsOf } from '../support/parse-xml.ts';
import { serveBuiltSite } from './serve-built-site.ts';

const site = 'build/client';
const formPages = [
  '/careers/apply',
  ...contactTopics.map(contactPage).toSorted(),
  '/forgot-password',
  '/login',
  '/register',
  '/search',
  '/verification',
];
const notIndexed = pages.filter((page) => formPages.includes(englishOf(page)));
/** Each shows the day of its last update. */
const legalPages = ['/accessibility', '/privacy', '/terms'];
const read = (file: string) => readFileSync(path.join(site, file), 'utf8');
const meta = (page: Document, name: string) =>
  attributeOf(find(page, 'meta', { name }) ?? find(page, 'meta', { property: name }), 'content') ?? '';
const { get } = serveBuiltSite();

test('only forms and missing pages are noindex', async () => {
  const hidden = [...eachPage(pageOf)].filter(([, page]) => meta(page, 'robots') === 'noindex');
  expect(hidden.map(([address]) => address)).toEqual(notIndexed);
  for (const missing of [
    missingPage,
    '/services/no-such-service',
    '/careers/no-such-job',
    '/blog/no-such-article',
    '/resources/guides/no-such-guide',
  ]) {
    const { status, text } = await get(missing);
    expect(status, missing).toBe(404);
    expect(meta(parseHtml(text), 'robots'), missing).toBe('noindex');
  }
});

test('the XML sitemap lists every indexable page, and robots.txt names it', async () => {
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
    expect((await get(address)).headers['content-type'], address).toBe(type);
});

test('every page has Open Graph metadata and a picture of its own', async () => {
  const pictures = new Set<string>();
  for (const [address, page] of eachPage(pageOf)) {
    for (const name of ['og:title', 'og:description', 'og:site_name', 'og:locale', 'og:image:alt', 'og:type'])
      expect(meta(page, name), `${address} ${name}`).not.toBe('');
    expect(new URL(meta(page, 'og:url')).pathname, address).toBe(address);
    expect(meta(page, 'twitter:card'), address).toBe('summary_large_image');
    const picture = new URL(meta(page, 'og:image')).pathname;
    const file = readFileSync(path.join(site, picture));
    const { format, width, height } = await sharp(file).metadata();
    expect({ format, width: String(width), height: String(height) }, address).toEqual({
      format: 'jpeg',
      width: meta(page, 'og:image:width'),
      height: meta(page, 'og:image:height'),
    });
    expect(file.length, address).toBeLessThan(100_000);
    pictures.add(picture);
  }
  expect(pictures.size).toBe(pages.length);
});

test('the feed lists every blog article, newest first', async () => {
  const elements = parseXml(read('blog/feed.xml'));
  const links = textsOf(elements, 'link').map((link) => new URL(link).pathname);
  expect(links.toSorted()).toEqual(pages.filter((page) => page.startsWith('/blog')));
  const dates = textsOf(elements, 'pubDate');
  expect(dates).toHaveLength(pagesBelow('/blog').length);
  expect(dates.map((date) => Date.parse(date)).toSorted((a, b) => b - a)).toEqual(
    dates.map((date) => Date.parse(date)),
  );
  expect(
    elements.filter(({ name }) => name === 'guid').map(({ attributes }) => attributes.isPermaLink),
  ).toEqual(dates.map(() => 'true'));
  for (const [address, page] of eachPage(pageOf)) {
    const linked = find(page, 'link', { rel: 'alternate', type: 'application/rss+xml' }) !== undefined;
    expect(linked, address).toBe(englishOf(address).startsWith('/blog'));
  }
  expect((await get('/blog/feed.xml')).headers['content-type']).toBe('application/xml; charset=utf-8');
});

test('the web manifest names the site and its icons exist', async () => {
  for (const [address, page] of eachPage(pageOf))
    expect(attributeOf(find(page, 'link', { rel: 'manifest' }), 'href'), address).toBe(
      pathIn(splitLanguage(address).code, '/site.webmanifest'),
    );
  const manifest = await get('/site.webmanifest');
  expect(manifest.headers['content-type']).toBe('application/manifest+json');
  const { name, start_url, icons } = JSON.parse(manifest.text);
  expect([name, start_url]).toEqual([company.legalName, '/']);
  expect(icons).not.toEqual([]);
  for (const { src, sizes, type } of icons) {
    const { headers, body } = await get(src);
    expect(headers['content-type'], src).toBe(type);
    const { width, height } = await sharp(body).metadata();
    if (sizes !== 'any') expect(`${width}x${height}`, src).toBe(sizes);
  }
  const linked = ['icon', 'apple-touch-icon']
    .flatMap((rel) => findAll(pageOf('/'), 'link', { rel }))
    .map((link) => attributeOf(link, 'href') ?? '');
  for (const href of linked) expect((await get(href)).status, href).toBe(200);
  expect(linked).toHaveLength(3);
});
