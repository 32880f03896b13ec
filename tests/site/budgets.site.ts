import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { site } from '#company/site.ts';
import { state } from '#company/state.ts';
import { eachPage, pageOf } from '../support/built-site.ts';
import { englishOf } from '../support/pages.ts';
import { attributeOf, find, findAll, inlineScriptsIn } from '../support/parse-html.ts';

const kilobyte = 1024;
const built = path.resolve('build/client');
/** In kilobytes, compressed, with the stylesheet in it. Up to 13.5 KB a page arrives in the first round trip. */
const htmlBudgets = { withIslands: 23, withoutIslands: 14.75 };
/** A long text with three facts above it. */
const guideBudget = 15;
const others = site.languages.length - 1;
/** The script that offers a language, and links to the page in each. */
const otherLanguages = others > 0 ? 0.25 + 0.1 * others : 0;
/** Spanish needs more letters. */
const longerWords = 1.07;
/** The home page, with a quote and a line for each season, the openings, the claims with forms, checklists and an example, and a book on one page. */
const longPages: Record<string, number> = {
  '/': 17,
  '/careers': 16,
  '/claims': 16.25,
  '/resources/glossary': 21.5,
  /** With the English name of each term. */
  '/es/resources/glossary': 25,
};

const compressedSize = (text: string) => brotliCompressSync(text).length;

test('every page keeps to its budget of HTML and of scripts inside of it', () => {
  for (const [address, page] of eachPage(pageOf)) {
    const withIslands = find(page, '*', { 'data-island': true }) !== undefined;
    const english = englishOf(address);
    const ofKind = english.startsWith('/resources/guides/')
      ? guideBudget
      : htmlBudgets[withIslands ? 'withIslands' : 'withoutIslands'];
    const usual = longPages[address] ?? longPages[english] ?? ofKind;
    const budget = (usual + otherLanguages) * (address === english ? 1 : longerWords);
    const { size } = statSync(path.join(built, address, 'index.html.br'));
    expect(size, `${address}: HTML`).toBeLessThanOrEqual(budget * kilobyte);
    const scripts = compressedSize(inlineScriptsIn(page).join('\n'));
    expect(scripts, `${address}: scripts`).toBeLessThanOrEqual((1.6 + otherLanguages) * kilobyte);
  }
});

test('the service worker is smaller than 2 KB', () => {
  expect(statSync(path.join(built, 'sw.js')).size).toBeLessThan(2 * kilobyte);
});

test('no script carries the module of the state', () => {
  const { regulator, claims, auto, breachNotice } = state;
  const texts = [regulator?.url, claims.fraudWarning?.general, auto.minimums[0]?.fact.url, breachNotice];
  const scripts = readdirSync(path.join(built, 'assets')).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  for (const name of scripts) {
    const script = readFileSync(path.join(built, 'assets', name), 'utf8');
    expect(script.includes('motorVehicleOffice'), name).toBe(false);
    for (const text of texts.filter((text) => typeof text === 'string'))
      expect(script.includes(text), `${name}: ${text}`).toBe(false);
  }
});

test('the fonts weigh at most 60 KB together', () => {
  const fonts = readdirSync(path.join(built, 'assets')).filter((name) => name.endsWith('.woff2'));
  const sizes = fonts.map((name) => statSync(path.join(built, 'assets', name)).size);
  expect(fonts.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60 * kilobyte);
});

test('the head preloads exactly the picture that a page opens with', () => {
  let pictures = 0;
  for (const [address, page] of eachPage(pageOf)) {
    const first = findAll(page, 'picture').find((picture) => find(picture, '*', { fetchpriority: 'high' }));
    const sources = first ? findAll(first, 'source', { type: 'image/avif' }) : [];
    const shown = sources.map(
      (source) => `${attributeOf(source, 'srcset')} | ${attributeOf(source, 'sizes')}`,
    );
    const preloaded = findAll(page, 'link', { rel: 'preload', as: 'image' }).map(
      (link) => `${attributeOf(link, 'imagesrcset')} | ${attributeOf(link, 'imagesizes')}`,
    );
    expect(preloaded.sort(), address).toEqual(shown.sort());
    pictures += shown.length > 0 ? 1 : 0;
  }
  expect(pictures).toBeGreaterThan(10);
});

const staffScripts = (part: string) => {
  const folder = path.resolve('build/staff', part, 'assets');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({
      name,
      size:
        statSync(path.join(folder, `${name}.br`), { throwIfNoEntry: false })?.size ??
        statSync(path.join(folder, name)).size,
    }));
};
const sumOf = (files: { size: number }[]) => files.reduce((sum, { size }) => sum + size, 0);

test("the staff's sign-in page loads at most 90 KB of script", () => {
  expect(sumOf(staffScripts('sign-in'))).toBeLessThanOrEqual(90_000);
});

const previews = /pdf|mammoth|purify|preview|openpgp/i;
/** Loaded by who changes the website: forms of all kinds, the checks of what they take, and the services by name. */
const website = /^(website|item|publish|releases)-page|^page-of-item|^links-/;

test("the staff's app weighs at most 250 KB of script, without the previews and the screens of the website", () => {
  const others = staffScripts('app').filter(({ name }) => !previews.test(name) && !website.test(name));
  expect(sumOf(others)).toBeLessThanOrEqual(250_000);
});

test('the screens of the website add at most 75 KB of script', () => {
  const own = staffScripts('app').filter(({ name }) => website.test(name));
  expect(own.length).toBeGreaterThan(4);
  expect(sumOf(own)).toBeLessThanOrEqual(75_000);
});
