import { type Page, test } from '@playwright/test';
import { findViolations } from './find-violations.ts';
import { layOutEverything } from './lay-out-everything.ts';
import { loneCards } from './lone-cards.ts';
import { expect } from './test.ts';
import { watchPage } from './watch-page.ts';

/** Each sets the window and the colors that it is about. */
type Check = (page: Page, address: string) => Promise<void>;

/** In a window of 320 px, which is also what one of 1280 px shows at 400 % zoom. */
export const fitsNarrowScreen: Check = async (page) => {
  const [width, spaced] = await page.evaluate(measureWidths);
  expect(width).toBeLessThanOrEqual(0);
  expect(spaced, 'with more space between letters and words').toBeLessThanOrEqual(0);
};

export const isAccessibleOnPhone: Check = async (page, address) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await smallTargets(page)).toEqual([]);
  expect(await findViolations(page, partsOf(address))).toEqual([]);
};

export const fillsRows: Check = async (page) => {
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await loneCards(page), `a card alone in the last row at ${width} px`).toEqual([]);
  }
};

export const isAccessibleByNight: Check = async (page, address) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await findViolations(page, partsOf(address))).toEqual([]);
};

/** Visits the pages in one tab, which saves time. */
export async function checkPages(page: Page, addresses: string[], checks: Check[]): Promise<void> {
  const origin = test.info().project.use.baseURL ?? '';
  const seen = await watchPage(page, origin);
  let logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  for (const address of addresses)
    await test.step(address, async () => {
      logged = [];
      await page.goto(address);
      expect(logged).toContain(`Backend URL: ${origin}; anonymous key present: true`);
      await layOutEverything(page);
      for (const check of checks) await check(page, address);
      expect(seen.otherOrigins).toEqual([]);
      expect(await seen.waiting()).toEqual([]);
      expect(await seen.refusals()).toEqual([]);
    });
}

export function inGroups(addresses: string[], size: number): string[][] {
  return Array.from({ length: Math.ceil(addresses.length / size) }, (_, at) =>
    addresses.slice(at * size, (at + 1) * size),
  );
}

/** The header and the footer are the same on every page: the home page of each language is looked at whole. */
function partsOf(address: string) {
  return /^\/(..)?$/.test(address) ? undefined : { exclude: ['body > header', 'body > footer'] };
}

/** Names targets less than 44 px high, except links inside a sentence. */
function smallTargets(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a, button, summary')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => getComputedStyle(element).display !== 'inline' && !element.matches('.skip-link'))
      .filter((element) => element.getBoundingClientRect().height < 44)
      .map((element) => element.textContent),
  );
}

/** Runs in the page: how far it scrolls sideways, as it is and with the spacing that it must bear (WCAG 1.4.12). */
function measureWidths(): [number, number] {
  const measure = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  const width = measure();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }`);
  document.adoptedStyleSheets = [sheet];
  const spaced = measure();
  document.adoptedStyleSheets = [];
  return [width, spaced];
}
