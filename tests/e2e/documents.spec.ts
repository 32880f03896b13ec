import { missingPage, pages } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const interactive = [
  '/careers',
  '/careers/apply',
  '/claims',
  '/contact',
  '/forgot-password',
  '/login',
  '/register',
  '/resources/calculators',
  '/verification',
];

test.describe('scripts', () => {
  for (const page of pages) {
    const comesToLife = interactive.includes(page);
    test(`${page} ${comesToLife ? 'brings its islands to life' : 'ships no script but the start-up one'}`, async ({
      request,
    }) => {
      const html = await (await request.get(page)).text();
      expect(html.includes('/assets/entry.client')).toBe(comesToLife);
      expect(html).not.toMatch(/<script[^>]+src=|modulepreload|<link rel="stylesheet"/);
    });
  }

  test('the not-found page ships none but its own few lines', async ({ request }) => {
    const html = await (await request.get(missingPage)).text();
    expect(html).not.toContain('/assets/entry.client');
  });

  test('the scripts of an informing page are under 1 KB', async ({ request }) => {
    const html = await (await request.get('/')).text();
    const scripts = [
      ...html.matchAll(
        /<script(?! type="(?:application\/ld\+json|speculationrules)")[^>]*>([\s\S]*?)<\/script>/g,
      ),
    ].map(([, body]) => body ?? '');
    expect(scripts.join('').length).toBeGreaterThan(0);
    expect(scripts.join('').length).toBeLessThan(1024);
  });
});

test('every page lets its own pages be rendered ahead, and neither documents nor the backend', async ({
  request,
}) => {
  for (const address of pages) {
    const html = await (await request.get(address)).text();
    const rules = JSON.parse(/<script type="speculationrules">(.*?)<\/script>/.exec(html)?.[1] ?? '{}');
    expect(rules.prerender, address).toHaveLength(1);
    const { where, eagerness } = rules.prerender[0];
    expect(eagerness).toBe('moderate');
    expect(where.and).toContainEqual({ href_matches: '/*' });
    expect(where.and).toContainEqual({ not: { href_matches: ['/documents/*', '/rest/*', '/storage/*'] } });
  }
});

test('the rules for rendering ahead are in force from the first link that a pointer comes to, and once', async ({
  page,
}) => {
  await page.goto('/');
  const rules = page.locator('body > script[type="speculationrules"]');
  await page.locator('main p').first().hover();
  await expect(rules).toHaveCount(0);
  for (const link of ['/about', '/contact']) {
    await page.locator(`header a[href="${link}"]:visible`).hover();
    await expect(rules).toHaveCount(1);
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
  await letters.getByRole('link', { name: 'S', exact: true }).click();
  const heading = page.getByRole('heading', { name: 'S', exact: true });
  await expect(heading).toBeInViewport();
  const bottomOf = async () => (await letters.boundingBox().then((box) => box && box.y + box.height)) ?? 0;
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThanOrEqual(await bottomOf());
  await expect(letters).toBeInViewport();
});

test('a long text leads to each of its parts, where there is room beside it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const address of ['/privacy', '/resources/guides/first-car', '/blog/reading-a-deductible']) {
    await page.goto(address);
    const parts = page.getByRole('navigation', { name: 'On this page' });
    const headings = await page.locator('.prose h2').allTextContents();
    expect(headings.length, address).toBeGreaterThan(3);
    await expect(parts.getByRole('link')).toHaveText(headings);
    await parts.getByRole('link').last().click();
    await expect(page.locator('.prose h2').last()).toBeInViewport();
    await expect(parts).toBeInViewport();
  }
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
});
