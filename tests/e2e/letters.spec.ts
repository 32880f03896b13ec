import { expect, test } from '../support/test.ts';

declare global {
  interface Window {
    moved?: number;
  }
}

/** A page with a picture, and those that moved most before words were fitted: by their height, or by a link in the middle of a line. */
const pages = [
  '/',
  '/verification',
  '/blog/water-the-quiet-claim',
  '/claims/emergency',
  '/privacy',
  '/blog/why-we-print-what-is-not-covered',
  '/services/health',
];
/** On phones nothing that a person could see, elsewhere next to nothing. */
const widths = [
  [320, 0.002],
  [412, 0.0005],
  [768, 0.002],
  [1440, 0.002],
] as const;

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.moved = (window.moved ?? 0) + (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
});

for (const address of pages) {
  test(`${address}: our own letters arrive after the words and move next to nothing`, async ({ page }) => {
    for (const [width, most] of widths) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(address);
      // The first part of the page is changed last.
      await expect(page.locator('.skip-link')).toHaveAttribute('data-letters');
      expect(await page.evaluate(() => document.fonts.check('1em "Our Text"'))).toBe(true);
      await expect(page.locator('h1')).toHaveCSS('font-family', /^"Our Display"/);
      await expect(page.locator('footer p').first()).toHaveCSS('font-family', /^"Our Text"/);
      // Two frames: what has moved is told after it was painted.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      expect(await page.evaluate(() => window.moved), `at ${width} px`).toBeLessThan(most);
      const fits = await page
        .locator('[style*="--fit"]')
        .evaluateAll((all) => all.map((each) => (each as HTMLElement).style.getPropertyValue('--fit')));
      for (const fit of fits) expect(Math.abs(Number.parseFloat(fit)), `${width} px`).toBeLessThan(0.7);
    }
  });
}
