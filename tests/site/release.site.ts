import { beforeAll, describe, expect, test } from 'vitest';
import { site } from '#company/site.ts';
import { type LanguageCode, pathIn } from '#domain/languages.ts';
import { noRelease } from '#domain/website/items.ts';
import { builtFiles, pages } from '../support/pages.ts';
import {
  attributeOf,
  type Document,
  find,
  findAll,
  ownTextOf,
  parseHtml,
  textOf,
} from '../support/parse-html.ts';
import { type Rendered, renderRelease } from '../support/render-release.ts';
import { sampleRelease } from '../support/sample-release.ts';
import { graphSchema } from '../support/structured-data.ts';

// What a renderer makes of the server build, which is the one that visitors' pages were made with.

describe.each(site.languages)('with a release, in %s', (code) => {
  const notice = sampleRelease.notices[0]?.words[code];
  let rendered: Rendered;
  const documents = new Map<string, Document>();
  const pageOf = (path: string) => documents.get(path) ?? parseHtml('');
  const bodyOf = (path: string) => find(pageOf(path), 'body') ?? pageOf(path);

  beforeAll(async () => {
    rendered = await renderRelease(code, sampleRelease);
    for (const [path, text] of Object.entries(rendered))
      if (text.startsWith('<!DOCTYPE html>')) documents.set(path, parseHtml(text));
  });

  test('the notice of all pages is on each, below its header and before its content', () => {
    expect(documents.size).toBeGreaterThan(30);
    for (const [path, page] of documents) {
      const places = findAll(page, 'body').flatMap((body) => findAll(body, '*'));
      const at = (tag: string) => places.findIndex(({ tagName }) => tagName === tag);
      const aside = places.findIndex((each) => textOf(each).includes(notice?.text.slice(0, 16) ?? ''));
      expect(aside, path).toBeGreaterThan(at('header'));
      expect(aside, path).toBeLessThan(at('main'));
    }
    const [link] = findAll(pageOf('/about'), 'a').filter((each) => textOf(each) === notice?.link?.label);
    expect(attributeOf(link, 'href')).toBe(pathIn(code, '/claims/emergency'));
  });

  test('hostile words stay words, and no link is a script', () => {
    for (const [path, page] of documents) {
      expect(
        findAll(page, '*').filter((element) => attributeOf(element, 'onerror') !== undefined),
        path,
      ).toEqual([]);
      const scripts = findAll(page, 'script').map(ownTextOf);
      expect(
        scripts.filter((script) => script.trim().startsWith('alert')),
        path,
      ).toEqual([]);
      const addresses = findAll(page, '*').flatMap((element) =>
        ['href', 'src', 'action'].map((name) => attributeOf(element, name) ?? ''),
      );
      expect(
        addresses.filter((address) => /^\s*javascript:/i.test(address)),
        path,
      ).toEqual([]);
    }
  });

  test('structured data keeps its shape, with special days and the last day of an opening', () => {
    const graphOf = (path: string) => {
      const [block] = findAll(pageOf(path), 'script', { type: 'application/ld+json' });
      return graphSchema.parse(JSON.parse(block ? ownTextOf(block) : '{}'));
    };
    const { closes } = sampleRelease.changes.opening['lamp-keeper'].facts;
    expect(JSON.stringify(graphOf('/careers/lamp-keeper'))).toContain(`"validThrough":"${closes}T23:59:59"`);
    const day = sampleRelease.specialDays[0]?.facts;
    expect(JSON.stringify(graphOf('/contact'))).toContain(
      `"validFrom":"${day?.from}","validThrough":"${day?.to}","opens":"00:00","closes":"00:00"`,
    );
  });

  test('a closed opening says so and cannot be applied for, an open one can', () => {
    const applies = (path: string) =>
      findAll(pageOf(path), 'a').filter((each) => attributeOf(each, 'href')?.includes('/careers/apply?job='));
    expect(applies('/careers/lamp-keeper').length).toBeGreaterThan(0);
    expect(applies('/careers/former-keeper')).toEqual([]);
    expect(find(pageOf('/careers/former-keeper'), 'meta', { name: 'robots' })).toBeDefined();
    expect(rendered['/careers']).toContain('Lamp Keeper');
    expect(rendered['/careers']).not.toContain('Former Keeper');
  });

  test('the contact page names the special day with its reason', () => {
    const reason = sampleRelease.specialDays[0]?.words[code]?.reason ?? '';
    expect(textOf(bodyOf('/contact'))).toContain(reason.slice(0, 9));
    expect(rendered['/contact']).toContain('data-special-days=');
    expect(rendered['/contact/agent']).toContain('specialDays');
  });

  test('new people, questions and reviews are on their pages', () => {
    const { leader, questions, testimonial } = sampleRelease.changes;
    expect(textOf(bodyOf('/about'))).toContain('Ann Real');
    expect(textOf(bodyOf('/about'))).toContain('PC-1234567');
    expect(textOf(bodyOf('/about'))).toContain(leader['bea-new'].words[code].title);
    expect(textOf(bodyOf('/'))).toContain(questions.home.words[code].items[0]?.question);
    expect(textOf(bodyOf('/'))).toContain(testimonial['cy-client'].words[code].quote.slice(0, 9));
  });

  test('an article in English alone has a page in English, and is listed in each language', () => {
    expect('/blog/about-lamps' in rendered).toBe(code === 'en');
    expect(rendered['/blog']).toContain('About lamps');
  });
});

test('the list of paths is what the build has rendered', async () => {
  const rendered = async (code: LanguageCode) => Object.keys(await renderRelease(code, noRelease));
  const all = await Promise.all(
    site.languages.map(async (code) => (await rendered(code)).map((path) => pathIn(code, path))),
  );
  const isPage = (path: string) => !/\.\w+$|\/404$/.test(path);
  expect(all.flat().filter(isPage).toSorted()).toEqual(pages.toSorted());
  const files = all
    .flat()
    .filter((path) => /\.\w+$/.test(path) && !/(social-pictures|search-index)\.json$/.test(path));
  expect(builtFiles).toEqual(expect.arrayContaining(files));
});
