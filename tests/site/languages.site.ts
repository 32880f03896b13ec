import { expect, test } from 'vitest';
import { site } from '#company/site.ts';
import { languages, pathIn, splitLanguage } from '#domain/languages.ts';
import { looksEnglish } from '#domain/looks-english.ts';
import { eachPage, pageOf } from '../support/built-site.ts';
import { pages } from '../support/pages.ts';
import { attributeOf, type Element, find, findAll, ownTextOf, without } from '../support/parse-html.ts';

const others = site.languages.slice(1);
const otherPages = pages.filter((address) => splitLanguage(address).code !== 'en');
/** Attributes that people see or hear. */
const spoken = ['alt', 'aria-label', 'aria-description', 'placeholder', 'title'];

test('every page of a language is below its code, and says which language it is in', () => {
  for (const [address, page] of eachPage(pageOf)) {
    const { code } = splitLanguage(address);
    expect(site.languages, address).toContain(code);
    expect(attributeOf(find(page, 'html'), 'lang'), address).toBe(languages[code].locale);
  }
});

test('pages name each other in every language, and English for readers of none', () => {
  for (const [address, page] of eachPage(pageOf)) {
    if (attributeOf(find(page, 'meta', { name: 'robots' }), 'content') === 'noindex') continue;
    const { path } = splitLanguage(address);
    const known = site.languages.filter((code) => pages.includes(pathIn(code, path)));
    const named = findAll(page, 'link', { rel: 'alternate', hreflang: true }).map((link) => [
      attributeOf(link, 'hreflang'),
      attributeOf(link, 'href'),
    ]);
    const expected = known.map((code) => [code, `${site.origin}${pathIn(code, path)}`]);
    expect(named, address).toEqual(
      known.length > 1 ? [...expected, ['x-default', `${site.origin}${path}`]] : [],
    );
  }
});

test('a page links to the same page in the other languages from its bar, menu and footer', () => {
  for (const [address, page] of eachPage(pageOf)) {
    const { code, path } = splitLanguage(address);
    const links = findAll(page, 'a', { lang: true, hreflang: true });
    expect(links.length, address).toBe(3 * (site.languages.length - 1));
    for (const link of links) {
      const other = attributeOf(link, 'hreflang') ?? '';
      expect(other, address).not.toBe(code);
      const href = attributeOf(link, 'href') ?? '';
      expect(pages, address).toContain(href);
      if (pages.includes(pathIn(other, path))) expect(href, address).toBe(pathIn(other, path));
    }
  }
});

test('links stay in the language of the page, or say where they lead', () => {
  for (const [address, page] of eachPage(pageOf)) {
    const { code } = splitLanguage(address);
    for (const link of findAll(page, 'a', { href: true })) {
      const href = attributeOf(link, 'href') ?? '';
      if (!pages.includes(href.replace(/[?#].*/, ''))) continue;
      const target = attributeOf(link, 'hreflang') ?? code;
      expect(splitLanguage(href).code, `${address} links to ${href}`).toBe(target);
    }
  }
});

test.each(others)('no sentence of a page in %s is English, apart from marked ones', (code) => {
  const own = otherPages.filter((address) => splitLanguage(address).code === code);
  expect(own.length).toBeGreaterThan(10);
  const found = own.flatMap((address) => {
    const page = pageOf(address);
    const shown = without(page, (element) => attributeOf(element, 'lang') === 'en' || isCode(element));
    return [find(shown, 'html') as Element, ...findAll(shown, '*')]
      .flatMap(wordsOf)
      .filter(looksEnglish)
      .map((words) => `${address}: ${words.slice(0, 100)}`);
  });
  expect(found).toEqual([]);
});

const isCode = ({ tagName }: Element) => ['script', 'style'].includes(tagName);

/** What an element itself says: its own text, and attributes that are read out. */
function wordsOf(element: Element): string[] {
  const spokenHere = spoken.flatMap((name) => attributeOf(element, name) ?? []);
  const isWords = element.tagName === 'meta' && /description|title|alt/.test(nameOf(element));
  return [ownTextOf(element), ...spokenHere, ...(isWords ? [attributeOf(element, 'content') ?? ''] : [])];
}

const nameOf = (element: Element) => attributeOf(element, 'name') ?? attributeOf(element, 'property') ?? '';
