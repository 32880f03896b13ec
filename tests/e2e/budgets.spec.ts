import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { eachPage, htmlOf } from '../support/built-site.ts';
import { elementsIn, inlineScriptsIn } from '../support/parse-html.ts';
import { expect, test } from '../support/test.ts';

const kilobyte = 1024;
const site = path.resolve('build/client');
/** In kilobytes, compressed, with the stylesheet in it. Up to 13.5 KB a page arrives in the first round trip. */
const htmlBudgets = { withIslands: 21.5, withoutIslands: 14 };
/** The home page, where a quote starts, the openings with life at work, and a book on one page. */
const longPages: Record<string, number> = { '/': 15, '/careers': 15.5, '/resources/glossary': 20.5 };
const islandPages = [...eachPage(htmlOf)].filter(([, html]) => html.includes('data-island='));

const compressedSize = (text: string) => brotliCompressSync(text).length;
const sizeOnWire = (address: string) => statSync(path.join(site, `${address}.br`)).size;

test('every page keeps to its budget of HTML and of scripts inside of it', () => {
  for (const [address, html] of eachPage(htmlOf)) {
    const withIslands = html.includes('data-island=');
    const budget = longPages[address] ?? htmlBudgets[withIslands ? 'withIslands' : 'withoutIslands'];
    expect(sizeOnWire(`${address}/index.html`), `${address}: HTML`).toBeLessThanOrEqual(budget * kilobyte);
    const scripts = compressedSize(inlineScriptsIn(html).join('\n'));
    expect(scripts, `${address}: scripts`).toBeLessThanOrEqual(1.5 * kilobyte);
  }
});

test('the fonts weigh at most 60 KB together', () => {
  const fonts = readdirSync(path.join(site, 'assets')).filter((name) => name.endsWith('.woff2'));
  const sizes = fonts.map((name) => statSync(path.join(site, 'assets', name)).size);
  expect(fonts.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60 * kilobyte);
});

test('the head preloads exactly the picture that a page opens with', () => {
  let pictures = 0;
  for (const [address, html] of eachPage(htmlOf)) {
    const first = /<picture(?:(?!<\/picture>).)*fetchPriority="high".*?<\/picture>/s.exec(html)?.[0] ?? '';
    const shown = elementsIn(first, 'source')
      .filter(({ attributes }) => attributes.type === 'image/avif')
      .map(({ attributes: { srcset, sizes } }) => `${srcset} | ${sizes}`);
    const preloaded = elementsIn(html, 'link')
      .filter(({ attributes }) => attributes.rel === 'preload' && attributes.as === 'image')
      .map(({ attributes: { imagesrcset, imagesizes } }) => `${imagesrcset} | ${imagesizes}`);
    expect(preloaded.sort(), address).toEqual(shown.sort());
    pictures += shown.length > 0 ? 1 : 0;
  }
  expect(pictures).toBeGreaterThan(10);
});

for (const [address, html] of islandPages) {
  test(`${address} hydrates with at most 130 KB of scripts, none of them before it has loaded`, async ({
    page,
  }) => {
    const scripts = new Set<string>();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith('.js')) scripts.add(pathname);
    });
    await page.goto(address);
    for (const { attributes } of elementsIn(html, 'div'))
      if (attributes['data-island'])
        await expect(page.locator(`[data-island=${attributes['data-island']}]`)).toHaveAttribute(
          'data-hydrated',
        );
    const weight = [...scripts].reduce((sum, address) => sum + sizeOnWire(address), 0);
    expect(weight, [...scripts].join('\n')).toBeLessThanOrEqual(130 * kilobyte);
    const times = await page.evaluate(() => ({
      loaded: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
      firstScript: Math.min(
        ...performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ startTime }) => startTime),
      ),
    }));
    expect(times.firstScript).toBeGreaterThanOrEqual(times.loaded);
  });
}

const staff = path.resolve('build/staff');
const staffScripts = (part: string) => {
  const folder = path.join(staff, part, 'assets');
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

test("the staff's app weighs at most 250 KB of script, without the previews", () => {
  const previews = /pdf|mammoth|purify|preview|openpgp/i;
  expect(sumOf(staffScripts('app').filter(({ name }) => !previews.test(name)))).toBeLessThanOrEqual(250_000);
});
