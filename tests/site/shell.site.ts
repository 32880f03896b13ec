import { expect, test } from 'vitest';
import { keepExisting } from '#app/catalog/optional-pages.ts';
import { header as headerWords } from '#content/shell.ts';
import { eachPage, pageOf } from '../support/built-site.ts';
import { englishOf } from '../support/pages.ts';
import { attributeOf, type Element, findAll, textOf, without } from '../support/parse-html.ts';

const linksTo = (href: string, within: Element) => findAll(within, 'a', { href });

test('guides, calculators and glossary are in the menus, and the header has the specified items alone', () => {
  const [header] = findAll(pageOf('/terms'), 'header');
  if (!header) throw new Error('There is no header.');
  const menus = findAll(header, '*', { popover: true });
  expect(menus).toHaveLength(2);
  for (const menu of menus)
    for (const { label, href } of keepExisting(headerWords.resources.links))
      expect(linksTo(href, menu).map(textOf), label).toEqual([label]);
  const [bar] = findAll(header, 'nav', { 'aria-label': headerWords.navigation });
  const shown = without(bar as Element, (element) => attributeOf(element, 'popover') !== undefined);
  const items = findAll(shown, '*').filter(({ tagName }) => ['a', 'button'].includes(tagName));
  expect(items.map(textOf)).toEqual([
    'Home',
    'About Us',
    'Our Services',
    'Contact Us',
    'Careers',
    'Verification',
  ]);
});

test.each([
  ['/', 'Home'],
  ['/careers/apply', 'Careers'],
  ['/verification', 'Verification'],
  ['/claims', 'Claims Center'],
])('on %s the bar, the header and the menu of a phone mark %s', (address, name) => {
  expect(markedOn(address)).toEqual([name, name]);
});

test('a page that the menus do not lead to marks none', () => {
  expect(markedOn('/privacy')).toEqual([]);
});

/** The links that lead to the page itself or to the page above it. */
function markedOn(address: string): string[] {
  const shell = without(pageOf(address), ({ tagName }) => ['main', 'footer'].includes(tagName));
  return findAll(shell, 'a', { 'aria-current': true }).map(textOf);
}

test('the bar for phones is on pages that inform, and on no page that is there for its form', () => {
  for (const [address, page] of eachPage(pageOf)) {
    const isForm = /^\/(contact|verification|login|register|claims\/status)\b|^\/careers\/apply$/.test(
      englishOf(address),
    );
    expect(findAll(page, 'nav', { class: 'quick-bar' }).length, address).toBe(isForm ? 0 : 1);
  }
});
