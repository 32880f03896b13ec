import { expect, test } from 'vitest';
import { createLastChanged } from './last-changed.ts';
import type { BuiltPage } from './read-pages.ts';
import { writeSitemap } from './sitemap.ts';

const page = (address: string, given: Partial<BuiltPage> = {}): BuiltPage => ({
  address,
  html: '',
  head: new Map(),
  canonical: `https://site.example${address}`,
  nodes: [],
  ...given,
});
const article = page('/blog/water', { nodes: [{ '@type': 'BlogPosting', datePublished: '2026-09-03' }] });
const blog = page('/blog');
const about = page('/about');
const pages = [about, blog, article];

test('a date that the page itself shows comes before the date of a commit', () => {
  const lastChanged = createLastChanged(pages, new Map([['app/content/blog/water.mdx', '2026-11-15']]));
  expect(lastChanged(article)).toBe('2026-09-03');
});

test('a page without a date of its own changed with the newest commit to its words', () => {
  const commits = new Map([
    ['app/content/about.ts', '2026-10-01'],
    ['app/content/about-others.ts', '2026-11-11'],
    ['app/content/glossary/a-b.ts', '2026-08-01'],
    ['app/content/glossary/c.ts', '2026-08-09'],
    ['app/content/home.ts', '2026-07-07'],
  ]);
  const lastChanged = createLastChanged(pages, commits);
  expect(['/about', '/resources/glossary', '/'].map((address) => lastChanged(page(address)))).toEqual([
    '2026-10-01',
    '2026-08-09',
    '2026-07-07',
  ]);
});

test('without a history a list changed with its newest entry, and nothing is guessed', () => {
  const lastChanged = createLastChanged(pages, new Map());
  expect(pages.map(lastChanged)).toEqual([undefined, '2026-09-03', '2026-09-03']);
});

test('the sitemap leaves out what asks not to be found, and dates it does not know', () => {
  const hidden = page('/login', { head: new Map([['robots', 'noindex']]) });
  const xml = writeSitemap([about, hidden, page('/a&b')], (one) =>
    one === about ? '2026-10-01' : undefined,
  );
  expect(xml).toContain('<url><loc>https://site.example/about</loc><lastmod>2026-10-01</lastmod></url>');
  expect(xml).toContain('<url><loc>https://site.example/a&amp;b</loc></url>');
  expect(xml).not.toContain('login');
});
