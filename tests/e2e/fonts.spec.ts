import type { Page } from '@playwright/test';
import { hold } from '../support/forms.ts';
import { expect, test } from '../support/test.ts';

const fontFiles = '**/assets/*.woff2';
const webFonts = /^"Our (Display|Text)"/;

/** The font family of each kind of text, as the page uses it now. */
function familiesIn(page: Page): Promise<string[]> {
  return page
    .locator('h1, h2, main p, header a, footer p, button')
    .evaluateAll((all) => [...new Set(all.map((each) => getComputedStyle(each).fontFamily))]);
}

test('a first visit is painted in the fallbacks, and switches as a whole once both fonts are here', async ({
  page,
}) => {
  const release = await hold(page, '**/assets/display-*.woff2');
  await page.goto('/');
  await page.waitForFunction(() => document.fonts.check('1em "Our Text"'));
  await expect(page.locator('html')).not.toHaveAttribute('data-fonts');
  for (const family of await familiesIn(page)) expect(family).not.toMatch(webFonts);
  release();
  await expect(page.locator('html')).toHaveAttribute('data-fonts', 'web');
  for (const family of await familiesIn(page)) expect(family).toMatch(webFonts);
});

test('the next page of a visit uses the web fonts from its first paint', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-fonts', 'web');
  await page.locator('footer').getByRole('link', { name: 'About Us' }).click();
  await page.waitForURL('/about', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-fonts', 'web');
  for (const family of await familiesIn(page)) expect(family).toMatch(webFonts);
});

test.describe('when the fonts cannot be fetched', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });

  test('the page stays in the fallbacks', async ({ page }) => {
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.woff2'));
    await page.route(fontFiles, (route) => route.abort());
    await page.goto('/about');
    await failed;
    for (const family of await familiesIn(page)) expect(family).not.toMatch(webFonts);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the web fonts are used from the start', async ({ page }) => {
    await page.goto('/about');
    await expect(page.locator('h1')).toHaveCSS('font-family', /^"Our Display"/);
    await expect(page.locator('footer p').first()).toHaveCSS('font-family', /^"Our Text"/);
  });
});
