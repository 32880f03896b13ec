import { hold } from '../support/forms.ts';
import { expect, test } from '../support/test.ts';
import { usedWebFonts } from '../support/used-web-fonts.ts';
import { expectWebFonts } from '../support/web-fonts.ts';

test('a first visit is painted in the fallbacks and switches as a whole once both fonts are here, and the next page uses them from the start', async ({
  page,
}) => {
  const release = await hold(page, '**/assets/display-*.woff2');
  const textFont = page.waitForResponse('**/assets/text-*.woff2');
  await page.goto('/');
  await (await textFont).finished();
  expect(await usedWebFonts(page)).toEqual([]);
  release();
  await expectWebFonts(page);
  await page.locator('footer').getByRole('link', { name: 'About Us' }).click();
  await page.waitForURL('/about', { waitUntil: 'commit' });
  await page.locator('body').waitFor({ state: 'attached' });
  // Added by the script in the head, before anything is painted.
  const added = await page.evaluate(
    () => [...document.fonts].filter(({ family }) => /Our/.test(family)).length,
  );
  expect(added).toBe(2);
  await expectWebFonts(page);
});

test.describe('when a font cannot be fetched', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });

  test('the page stays in the fallbacks', async ({ page }) => {
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.woff2'));
    await page.route('**/assets/display-*.woff2', (route) => route.abort());
    await page.goto('/about');
    await failed;
    expect(await usedWebFonts(page)).toEqual([]);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the web fonts are fetched from the start', async ({ page }) => {
    const fonts = ['display', 'text'].map((name) => page.waitForResponse(`**/assets/${name}-*.woff2`));
    await page.goto('/about');
    for (const font of fonts) expect((await font).status()).toBe(200);
  });
});
