import { expect, test } from 'vitest';
import { resources } from '#content/claims.ts';
import { contactPage, contactTopics } from '#domain/contact-topics.ts';
import { eachPage, htmlOf, mainOf, pageOf } from '../support/built-site.ts';
import { englishOf, missingPage, pagesBelow } from '../support/pages.ts';
import { attributeOf, find, findAll, ownTextOf, textOf } from '../support/parse-html.ts';
import { serveBuiltSite } from './serve-built-site.ts';

const interactive = [
  '/careers',
  '/careers/apply',
  '/claims/status',
  '/contact',
  ...contactTopics.map(contactPage),
  '/login',
  '/register',
  ...pagesBelow('/resources/calculators'),
  '/search',
  '/verification',
];
const { get } = serveBuiltSite();

test('pages with islands load them, and no other page loads a script', async () => {
  for (const [address, page] of eachPage(pageOf)) {
    const entry = find(page, 'script', { 'data-entry': true });
    expect(Boolean(entry), address).toBe(interactive.includes(englishOf(address)));
    expect(findAll(page, 'script', { src: true }), address).toEqual([]);
    expect(findAll(page, 'link', { rel: 'stylesheet' }), address).toEqual([]);
    expect(htmlOf(address), address).not.toContain('modulepreload');
  }
  expect((await get(missingPage)).text).not.toContain('data-entry');
});

test('every page may be prerendered from a link, documents and the backend may not', () => {
  for (const [address, page] of eachPage(pageOf)) {
    const rules = findAll(page, 'script', { type: 'speculationrules' }).map(ownTextOf);
    expect(rules, address).toHaveLength(1);
    const { where, eagerness } = JSON.parse(rules[0] ?? '{}').prerender[0];
    expect(eagerness).toBe('moderate');
    expect(where.and).toContainEqual({ href_matches: '/*' });
    expect(where.and).toContainEqual({ not: { href_matches: ['/documents/*', '/rest/*', '/storage/*'] } });
  }
});

test('every page has its own title, description and address, and one h1', () => {
  const seen = new Map<string, string>();
  for (const [address, page] of eachPage(pageOf)) {
    expect(findAll(page, 'h1'), address).toHaveLength(1);
    const canonical = attributeOf(find(page, 'link', { rel: 'canonical' }), 'href') ?? '';
    expect(new URL(canonical).pathname).toBe(address);
    const description = attributeOf(find(page, 'meta', { name: 'description' }), 'content') ?? '';
    const [title = ''] = findAll(page, 'title').map(textOf);
    for (const words of [title, description]) {
      expect(words.length, address).toBeGreaterThan(10);
      expect(seen.get(words), `${address} repeats words of`).toBeUndefined();
      seen.set(words, address);
    }
    expect(description.length, address).toBeLessThanOrEqual(160);
  }
});

test('headings never skip a level', () => {
  for (const [address, page] of eachPage(pageOf)) {
    const headings = findAll(page, '*').filter(({ tagName }) => /^h[1-6]$/.test(tagName));
    const levels = headings.map(({ tagName }) => Number(tagName.slice(1)));
    const skips = levels.filter((level, place) => place > 0 && level > (levels[place - 1] ?? 0) + 1);
    expect(skips, `${address}: ${levels.join(' ')}`).toEqual([]);
  }
});

test('every form and brochure of the claims center is a PDF', async () => {
  const links = findAll(mainOf('/claims'), 'a').map((link) => attributeOf(link, 'href') ?? '');
  const files = links.filter((href) => href.endsWith('.pdf'));
  expect(files).toHaveLength(resources.documents.items.length);
  for (const file of files) {
    const { headers, body } = await get(file);
    expect(headers['content-type'], file).toBe('application/pdf');
    expect(body.subarray(0, 5).toString(), file).toBe('%PDF-');
  }
});
