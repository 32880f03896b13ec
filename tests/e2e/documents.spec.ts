import { mainOf } from '../support/built-site.ts';
import { missingPage, pages, pagesBelow } from '../support/pages.ts';
import { elementsIn } from '../support/parse-html.ts';
import { expect, test } from '../support/test.ts';

const interactive = [
  '/careers',
  '/careers/apply',
  '/contact',
  '/forgot-password',
  '/login',
  '/register',
  '/resources/calculators',
  '/verification',
];

test('pages with islands load them, and no other page loads a script', async ({ request }) => {
  for (const address of pages) {
    const html = await (await request.get(address)).text();
    const entry = elementsIn(html, 'script').find(({ attributes }) => 'data-entry' in attributes);
    expect(Boolean(entry), address).toBe(interactive.includes(address));
    expect(html, address).not.toMatch(/<script[^>]+src=|modulepreload|<link rel="stylesheet"/);
  }
  const missing = await (await request.get(missingPage)).text();
  expect(missing).not.toContain('data-entry');
});

test('every page may be prerendered from a link, documents and the backend may not', async ({ request }) => {
  for (const address of pages) {
    const html = await (await request.get(address)).text();
    const rules = elementsIn(html, 'script').filter(
      ({ attributes }) => attributes.type === 'speculationrules',
    );
    expect(rules, address).toHaveLength(1);
    const { where, eagerness } = JSON.parse(rules[0]?.text ?? '{}').prerender[0];
    expect(eagerness).toBe('moderate');
    expect(where.and).toContainEqual({ href_matches: '/*' });
    expect(where.and).toContainEqual({ not: { href_matches: ['/documents/*', '/rest/*', '/storage/*'] } });
  }
});

test('every page has its own title, description and address, and one h1', async ({ request }) => {
  const seen = new Map<string, string>();
  for (const address of pages) {
    const html = await (await request.get(address)).text();
    const read = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
    expect(html.match(/<h1[ >]/g), address).toHaveLength(1);
    expect(new URL(read(/<link rel="canonical" href="([^"]+)"/)).pathname).toBe(address);
    for (const words of [read(/<title>([^<]+)</), read(/<meta name="description" content="([^"]+)"/)]) {
      expect(words.length, address).toBeGreaterThan(10);
      expect(seen.get(words), `${address} repeats words of`).toBeUndefined();
      seen.set(words, address);
    }
    const description = read(/<meta name="description" content="([^"]+)"/).replaceAll(/&#?\w+;/g, '.');
    expect(description.length, address).toBeGreaterThanOrEqual(70);
    expect(description.length, address).toBeLessThanOrEqual(160);
  }
});

test('headings never skip a level', async ({ request }) => {
  for (const address of pages) {
    const html = await (await request.get(address)).text();
    const levels = [...html.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));
    const skips = levels.filter((level, place) => place > 0 && level > (levels[place - 1] ?? 0) + 1);
    expect(skips, `${address}: ${levels.join(' ')}`).toEqual([]);
  }
});

test('the letters of the glossary stay in reach, and hide nothing they lead to', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/resources/glossary');
  const letters = page.getByRole('navigation', { name: 'Letters' });
  const link = letters.getByRole('link').nth(Math.floor((await letters.getByRole('link').count()) / 2));
  const heading = page.getByRole('heading', { name: (await link.textContent()) ?? '', exact: true });
  await link.click();
  await expect(heading).toBeInViewport();
  const bottomOf = async () => (await letters.boundingBox().then((box) => box && box.y + box.height)) ?? 0;
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThanOrEqual(await bottomOf());
  await expect(letters).toBeInViewport();
});

test('a long text stands in the middle at 18 px', async ({ page }) => {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(longTextIn('/resources/guides'));
    const text = page.locator('.prose');
    await expect(text).toHaveCSS('font-size', '18px');
    const box = await text.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(width / 2, 0);
    expect(box?.width).toBeLessThanOrEqual(680);
  }
});

test('a long text leads to each of its parts, where there is room beside it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const address of ['/privacy', longTextIn('/resources/guides'), longTextIn('/blog')]) {
    await page.goto(address);
    const parts = page.getByRole('navigation', { name: 'On this page' });
    const headings = await page.locator('.prose h2').allTextContents();
    expect(headings.length, address).toBeGreaterThan(1);
    await expect(parts.getByRole('link')).toHaveText(headings);
    await expect(parts.locator('[aria-current]')).toHaveCount(0);
    await parts.getByRole('link').last().click();
    await expect(page.locator('.prose h2').last()).toBeInViewport();
    await expect(parts).toBeInViewport();
    // The section being read is marked, however the reader came to it.
    await expect(parts.locator('[aria-current=location]')).toHaveText(headings.slice(-1));
    await page
      .locator('.prose h2')
      .nth(1)
      .evaluate((heading) => heading.scrollIntoView());
    await expect(parts.locator('[aria-current=location]')).toHaveText(headings.slice(1, 2));
  }
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
});

/** The text with the most headings in a folder. */
function longTextIn(folder: string): string {
  const headings = (address: string) => mainOf(address).split('<h2').length;
  const [longest] = pagesBelow(folder).toSorted((one, other) => headings(other) - headings(one));
  if (!longest) throw new Error(`There is no page below ${folder}.`);
  return longest;
}
