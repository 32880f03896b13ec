import { expect, test } from 'vitest';
import type { Page } from '#app/catalog/pages.ts';
import { createLastChanged } from './last-changed.ts';
import { writeSitemap } from './sitemap.ts';

const page = (path: string, given: Partial<Page> = {}): Page => ({
  path,
  title: path,
  description: path,
  scene: 'default-home',
  ...given,
});
const article = page('/blog/water', { date: '2026-09-03' });
const blog = page('/blog');
const about = page('/about');
const pages = [about, blog, article];

test('a date that the page itself shows comes before the date of a commit', () => {
  expect(createLastChanged(pages, () => '2026-11-15')(article, 'en')).toBe('2026-09-03');
});

test('a page without a date of its own changed with the newest commit to its content', () => {
  const lastChanged = createLastChanged(pages, (files) => files.join(' '));
  expect(['/about', '/resources/glossary', '/'].map((path) => lastChanged(page(path), 'en'))).toEqual([
    'company/content/en/about.ts company/content/en/about/',
    'company/content/en/glossary.ts company/content/en/glossary/',
    'company/content/en/home.ts company/content/en/home/',
  ]);
  expect(lastChanged(about, 'es')).toBe('company/content/es/about.ts company/content/es/about/');
});

test('without a history a list changed with its newest entry, and nothing is guessed', () => {
  const lastChanged = createLastChanged(pages, () => undefined);
  expect(pages.map((page) => lastChanged(page, 'en'))).toEqual([undefined, '2026-09-03', '2026-09-03']);
});

test('the sitemap leaves out pages with noindex and unknown dates', () => {
  const hidden = page('/login', { noIndex: true });
  const xml = writeSitemap([about, hidden, page('/a&b')], (one) =>
    one === about ? '2026-10-01' : undefined,
  );
  expect(xml).toMatch(/<url><loc>https:[^<]+\/about<\/loc><lastmod>2026-10-01<\/lastmod>/);
  expect(xml).toMatch(/<url><loc>https:[^<]+\/a&amp;b<\/loc>(?!<lastmod>)/);
  expect(xml).not.toContain('login');
});
