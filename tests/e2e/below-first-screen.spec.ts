import type { Page } from '@playwright/test';
import { expectNothingCutOff, waiting } from '../support/cut-off.ts';
import { expect, test } from '../support/test.ts';

const visibilities = (page: Page) =>
  page
    .locator(waiting)
    .evaluateAll((all) => [...new Set(all.map((each) => getComputedStyle(each).contentVisibility))]);

test('sections below the first screen wait until the browser is idle, are all there on paper, and cut nothing off', async ({
  page,
}) => {
  await page.goto('/');
  await expect.poll(() => visibilities(page)).toEqual(['visible']);
  await page.locator('html').evaluate((html) => html.removeAttribute('data-laid-out'));
  expect(await visibilities(page)).toEqual(['auto']);
  await page.emulateMedia({ media: 'print' });
  expect(await visibilities(page)).toEqual(['visible']);

  await test.step('a link to a part of the page lands below the header, also past sections that were not shown yet', async () => {
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 390, height: 844 });
    const place = () => page.locator('#hiring').evaluate((heading) => heading.getBoundingClientRect().top);
    const expectLanded = () =>
      expect(async () => {
        expect(await place()).toBeGreaterThan(60);
        expect(await place()).toBeLessThan(120);
      }).toPass();
    await page.goto('/careers#hiring');
    await expectLanded();
    await page.goto('/careers');
    await page.evaluate(() => {
      location.hash = 'hiring';
    });
    await expectLanded();
  });

  // below-first-screen.long.ts looks at every page with such sections.
  await test.step('nothing stands out of a section that waits: it would be cut at the edge', async () => {
    for (const address of ['/', '/contact']) await expectNothingCutOff(page, address);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing waits', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('body > footer')).toHaveCSS('content-visibility', 'visible');
  });
});
