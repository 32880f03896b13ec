import type { Page } from '@playwright/test';
import { linkTo, services } from '#app/catalog/services.ts';
import { layOutEverything } from '../support/lay-out-everything.ts';
import { expect, test } from '../support/test.ts';

const waiting = 'main > section:nth-child(n + 3), body > footer';
const pagesWithSections = [
  '/',
  '/about',
  '/careers',
  '/claims',
  '/contact',
  '/services',
  ...services.slice(0, 1).map(linkTo),
];

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

  await test.step('nothing stands out of a section that waits: it would be cut at the edge', async () => {
    for (const address of pagesWithSections) {
      await page.goto(address);
      await layOutEverything(page);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const cut = await page.locator(waiting).evaluateAll((sections) =>
          sections.flatMap((section) => {
            const edge = section.getBoundingClientRect();
            return [...section.querySelectorAll('*')]
              .filter((part) => part.checkVisibility() && !part.closest('[popover], dialog, .sr-only'))
              .filter((part) => {
                const { top, bottom, width } = part.getBoundingClientRect();
                return width > 1 && (top < edge.top - 1 || bottom > edge.bottom + 1);
              })
              .map((part) => `${part.tagName} ${part.className}`);
          }),
        );
        expect(cut, `${address} at ${width}`).toEqual([]);
      }
    }
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing waits', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('body > footer')).toHaveCSS('content-visibility', 'visible');
  });
});
