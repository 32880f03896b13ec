import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { eachPage, htmlOf } from '../support/built-site.ts';
import { expect, test } from '../support/test.ts';

const kilobyte = 1024;
/** What a new connection brings before it waits for an answer, without the page's headers. */
const firstFlight = 14_600 - 1_050;
/** A book to look things up in, on one page. */
const longPages = new Map([['/resources/glossary', 1.4]]);
const assets = path.resolve('build/client/assets');
const islandPages = [...eachPage(htmlOf)].filter(([, html]) => html.includes('/assets/entry.client'));

/** What stands inside of elements; JSON-LD and the rules for rendering ahead are data, whatever their element is called. */
const bodiesOf = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}>`, 'g'))]
    .filter(([, attributes = '']) => !/ld\+json|speculationrules/.test(attributes))
    .map(([, , body = '']) => body);

/** Quickly, and so a little larger than it is served. */
const compressed = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

test('every page keeps to its budget of HTML, styles and scripts inside of it', () => {
  for (const [address, html] of eachPage(htmlOf)) {
    const served = statSync(path.join(assets, '..', address, 'index.html.br')).size;
    expect(served, `${address}: HTML`).toBeLessThanOrEqual((longPages.get(address) ?? 1) * firstFlight);
    expect(compressed(bodiesOf(html, 'style').join('')), `${address}: styles`).toBeLessThanOrEqual(
      14 * kilobyte,
    );
    expect(bodiesOf(html, 'script').join('').length, `${address}: scripts`).toBeLessThanOrEqual(
      (html.includes('/assets/entry.client') ? 2 : 1) * kilobyte,
    );
  }
});

test('all letters together weigh at most 60 KB', () => {
  const fonts = readdirSync(assets).filter((name) => name.endsWith('.woff2'));
  const weight = fonts.reduce((sum, name) => sum + statSync(path.join(assets, name)).size, 0);
  expect(fonts.length).toBeGreaterThan(0);
  expect(weight).toBeLessThanOrEqual(60 * kilobyte);
});

test('the head asks for exactly the picture that a page opens with', () => {
  let pictures = 0;
  for (const [address, html] of eachPage(htmlOf)) {
    const first = /<picture(?:(?!<\/picture>).)*fetchPriority="high".*?<\/picture>/s.exec(html)?.[0] ?? '';
    const shown = [...first.matchAll(/type="image\/avif" srcSet="([^"]+)" sizes="([^"]+)"/g)];
    const asked = [
      ...html.matchAll(/<link rel="preload" as="image"[^>]* imageSrcSet="([^"]+)" imageSizes="([^"]+)"/g),
    ];
    const addresses = (matches: RegExpExecArray[]) =>
      matches.map(([, set, sizes]) => `${set} | ${sizes}`).sort();
    expect(addresses(asked), address).toEqual(addresses(shown));
    pictures += shown.length > 0 ? 1 : 0;
  }
  expect(pictures).toBeGreaterThan(10);
});

for (const [address, html] of islandPages) {
  test(`${address} fetches next to no script before anyone touches it, and at most 130 KB then`, async ({
    page,
  }) => {
    const sizes = new Map<string, number>();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith('.js'))
        sizes.set(pathname, statSync(`${path.join(assets, '..', pathname)}.br`).size);
    });
    const weight = () => [...sizes.values()].reduce((sum, size) => sum + size, 0);
    await page.goto(address);
    await expect.poll(weight).toBeGreaterThan(0);
    // A quiet line is what is measured: all that a page fetches by itself.
    await page.waitForLoadState('networkidle');
    expect(weight(), [...sizes].join('\n')).toBeLessThanOrEqual(10 * kilobyte);

    if (!html.includes('data-island="')) return;
    await page.mouse.move(10, 10);
    await expect.poll(() => [...sizes.keys()].join()).toContain('hydrate');
    // A page tells only once that its line is quiet; so until nothing more has come for a while.
    let before = 0;
    const grown = () => {
      const more = weight() - before;
      before += more;
      return more;
    };
    await expect.poll(grown, { intervals: [500] }).toBe(0);
    expect(weight(), [...sizes].join('\n')).toBeLessThanOrEqual(130 * kilobyte);
  });
}

test('no script is fetched before the page has been painted', async ({ page }) => {
  // Until the line is quiet: all that the page fetches by itself is to be seen.
  await page.goto('/contact', { waitUntil: 'networkidle' });
  const times = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }));
  expect(times.scripts.length).toBeGreaterThan(0);
  expect(Math.min(...times.scripts)).toBeGreaterThan(times.paint);
});
