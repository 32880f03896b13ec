import AxeBuilder from '@axe-core/playwright';
import { missingPage, pages } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const screens = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
const addresses = [...pages, missingPage];

test.use({ expectedComplaints: [/404/] });

for (const address of addresses) {
  test(`axe finds nothing on ${address}, by day and night, on a phone and a desktop`, async ({ page }) => {
    await page.goto(address);
    const found: string[] = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const [screen, viewport] of Object.entries(screens)) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize(viewport);
        const { violations } = await new AxeBuilder({ page }).analyze();
        for (const { id, nodes } of violations)
          found.push(`${colorScheme} ${screen} ${id}: ${nodes.map((node) => node.target).join(', ')}`);
      }
    }
    expect(found).toEqual([]);
  });

  // 320 px is also what a 1280 px window shows at 400 % zoom.
  test(`${address} does not scroll sideways at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(address);
    const { scroll, client } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      client: document.documentElement.clientWidth,
    }));
    expect(scroll).toBeLessThanOrEqual(client);
  });
}

test('everything to press is at least 44 px high on a phone', async ({ page }) => {
  await page.setViewportSize(screens.phone);
  for (const address of addresses) {
    await page.goto(address);
    const small = await page.locator('a:visible, button:visible, summary:visible').evaluateAll((elements) =>
      elements
        .filter((element) => !element.closest('p, li p') && !element.matches('.skip-link'))
        .filter(
          (element) =>
            element.getBoundingClientRect().height < 44 &&
            getComputedStyle(element, '::after').position !== 'absolute',
        )
        .map((element) => element.textContent),
    );
    expect(small, address).toEqual([]);
  }
});
