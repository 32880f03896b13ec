import { expect, vi } from 'vitest';
import { usedWebFonts } from '../support/used-web-fonts.ts';
import type { Browser } from './browser.ts';

/** A selector, or a role with the name that a visitor reads. */
export type Target = string | { role: 'button' | 'link' | 'tab' | 'field'; name: string };

/** Opens a page of the site and waits until nothing moves any more: it is laid out as a whole, in its web fonts. */
export async function openPage(browser: Browser, url: string): Promise<void> {
  await browser.open(url);
  const isLaidOut = () => browser.evaluate(() => 'laidOut' in document.documentElement.dataset);
  await expect.poll(isLaidOut, { message: url }).toBe(true);
  await expect.poll(() => usedWebFonts(browser), { message: url }).toEqual(['Our Display', 'Our Text']);
}

/** Clicks an element with the pointer as soon as it is displayed. */
export async function click(browser: Browser, target: Target): Promise<void> {
  const { x, y } = await reach(browser, target);
  await browser.clickAt(x, y);
}

/** Types into a field in place of what it holds, or chooses from a list. */
export async function fill(browser: Browser, target: Target, value: string): Promise<void> {
  const { isList, isDate } = await reach(browser, target);
  if (isList) return browser.evaluate(chooseInPage, value);
  await browser.evaluate(() => (document.activeElement as HTMLInputElement).select());
  await browser.type(isDate ? asShown(value) : value);
}

/** '2026-11-18' as the field of a date shows it in English. WebKit goes on to the next part at a slash only. */
function asShown(date: string): string {
  const [year, month, day] = date.split('-');
  return `${month}/${day}/${year}`;
}

/** Fills fields by their labels. */
export async function fillFields(browser: Browser, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await fill(browser, { role: 'field', name }, value);
}

export async function chooseFile(browser: Browser, target: Target, file: string): Promise<void> {
  await reach(browser, target);
  await browser.chooseFile(file);
}

/** Waits for an element with these words that is displayed. */
export async function expectShown(browser: Browser, selector: string, words = ''): Promise<void> {
  const shown = () => browser.evaluate(readDisplayed, selector);
  await expect.poll(shown).toContainEqual(expect.stringContaining(words));
}

export async function expectHidden(browser: Browser, selector: string): Promise<void> {
  await expect.poll(() => browser.evaluate(readDisplayed, selector)).toEqual([]);
}

/** Waits until an element is displayed and stands still, scrolls to it, and focuses it if it is a field. */
async function reach(browser: Browser, target: Target) {
  let last = '';
  const find = async () => {
    const place = await browser.evaluate(reachInPage, target);
    if (!place) throw new Error(`Not displayed: ${JSON.stringify(target)}`);
    const before = last;
    last = JSON.stringify(place);
    if (last !== before) throw new Error(`Moves: ${JSON.stringify(target)}`);
    return place;
  };
  return vi.waitFor(find, { timeout: 20_000 });
}

// The functions below run in the page.

function reachInPage(target: Target) {
  const selectors = {
    button: 'button, summary',
    link: 'a[href]',
    tab: '[role=tab]',
    field: 'input, select, textarea',
  };
  // Without spaces: the words of neighboring elements are often joined without one.
  const packed = (text: string) => text.replace(/\s/g, '');
  const namesOf = (element: HTMLElement) => [
    element.getAttribute('aria-label') ?? element.textContent,
    ...[...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent),
  ];
  const selector = typeof target === 'string' ? target : selectors[target.role];
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (each) =>
      each.checkVisibility({ visibilityProperty: true }) &&
      (typeof target === 'string' || namesOf(each).map(packed).includes(packed(target.name))),
  );
  if (!element) return undefined;
  element.scrollIntoView({ behavior: 'instant', block: 'center' });
  if (element.matches(selectors.field)) element.focus();
  // A link may be broken into lines.
  const { x, y, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
  return {
    x: x + width / 2,
    y: y + height / 2,
    isList: element.matches('select'),
    isDate: element.matches('[type=date]'),
  };
}

function chooseInPage(value: string): void {
  const list = document.activeElement as HTMLSelectElement;
  list.value = value;
  for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));
}

function readDisplayed(selector: string): string[] {
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => element.textContent);
}
