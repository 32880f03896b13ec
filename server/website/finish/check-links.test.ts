import { expect, test } from 'vitest';
import { findDeadLinks, readPage } from './check-links.ts';

const home = readPage(
  '/',
  '<a href="/about#team">Us</a><a href="https://example.com/x">Out</a><a href="tel:911">Call</a><a href="#end">End</a><p id="end">',
);
const about = readPage(
  '/about',
  '<h2 id="team">Team</h2><a href="/?topic=quote">Home</a><a href="/a.pdf">A</a>',
);
const files = new Set(['/index.html', '/about/index.html', '/a.pdf']);

test('links to pages, their parts, files and other sites are right', () => {
  expect(findDeadLinks([home, about], files)).toEqual([]);
});

test('a link to a removed page is named with the page that has it', () => {
  const guide = readPage(
    '/guide',
    '<p>See <a href="/services/auto">auto</a>, <a href="/services/auto#x">again</a>.',
  );
  expect(findDeadLinks([home, about, guide], files)).toEqual([
    'The page /guide links to /services/auto, but there is no such page.',
  ]);
});

test('a link to a missing part of a page is named', () => {
  const guide = readPage('/guide', '<template><a href="/about#values">Values</a></template>');
  expect(findDeadLinks([home, about, guide], files)).toEqual([
    'The page /guide links to /about#values, but nothing on that page has this name.',
  ]);
});
