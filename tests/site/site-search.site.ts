import { expect, test, vi } from 'vitest';
import { site } from '#company/site.ts';
import { kinds, searchBox } from '#content/search-words.ts';
import { pathIn, splitLanguage } from '#domain/languages.ts';
import { eachPage, mainOf, pageOf } from '../support/built-site.ts';
import { builtFiles, englishOf } from '../support/pages.ts';
import { attributeOf, find, findAll } from '../support/parse-html.ts';
import { serveBuiltSite } from './serve-built-site.ts';

const { get } = serveBuiltSite();
const indexOf = (address: string) =>
  attributeOf(find(pageOf(address), '*', { 'data-index': true }), 'data-index');

test('only the search page names the index, by a name that browsers may keep', async () => {
  for (const [address] of eachPage(pageOf))
    expect(indexOf(address) !== undefined, address).toBe(englishOf(address) === searchBox.href);
  const indexes = site.languages.map((code) => indexOf(pathIn(code, searchBox.href)) ?? '');
  expect(
    builtFiles.filter((file) => file.includes('search-index') && file.endsWith('.json')).toSorted(),
  ).toEqual(indexes.toSorted());
  for (const index of indexes) {
    const { status, headers } = await get(index);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/json');
    expect(headers['cache-control']).toContain('immutable');
  }
});

test('what the search finds leads to a page and a place on it', async () => {
  const found = await Promise.all(
    site.languages.map(async (code) =>
      JSON.parse((await get(indexOf(pathIn(code, searchBox.href)) ?? '')).text),
    ),
  );
  const hrefs: string[] = found.flatMap(({ documentIds }) => Object.values<string>(documentIds));
  const storedFields = Object.assign({}, ...found.map((each) => each.storedFields));
  expect(hrefs.length).toBeGreaterThan(0);
  for (const { kind } of Object.values<{ kind: string }>(storedFields))
    expect(Object.keys(kinds)).toContain(kind);
  for (const href of hrefs) {
    const { pathname, hash } = new URL(href, 'http://site');
    if (hash) expect(findAll(mainOf(pathname), '*', { id: hash.slice(1) }), href).toHaveLength(1);
    else expect(builtFiles, href).toContain(`${pathname === '/' ? '' : pathname}/index.html`);
  }
});

test('every page has a search box that works without scripts, and no request for one is logged', async () => {
  for (const [address, page] of eachPage(pageOf))
    expect(
      findAll(page, 'form', { action: pathIn(splitLanguage(address).code, searchBox.href) }),
      address,
    ).not.toEqual([]);
  const log = vi.spyOn(console, 'log');
  const { status } = await get(`${searchBox.href}?q=a+secret`);
  expect(status).toBe(200);
  expect(log.mock.calls.flat().join('\n')).not.toContain('secret');
  log.mockRestore();
});
