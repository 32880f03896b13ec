import type { Page } from '@playwright/test';
import { findViolations } from '../support/find-violations.ts';
import { missingPage, pages } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

test.use({ expectedComplaints: [/404/] });

for (const address of [...pages, missingPage]) {
  test(`${address} is accessible, fits a narrow screen and names its backend`, async ({ page, baseURL }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.goto(address);
    expect(said).toContain(`Backend URL: ${baseURL}; anonymous key present: true`);

    // 320 px is also what a 1280 px window shows at 400 % zoom.
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await widthBeyondTheScreen(page)).toBeLessThanOrEqual(0);

    await page.setViewportSize(phone);
    expect(await smallTargets(page)).toEqual([]);
    expect(await findViolations(page)).toEqual([]);

    await page.setViewportSize(desktop);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findViolations(page)).toEqual([]);
  });
}

function widthBeyondTheScreen(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Everything to press is at least 44 px high, but for links inside a sentence. */
function smallTargets(page: Page): Promise<(string | null)[]> {
  return page.locator('a:visible, button:visible, summary:visible').evaluateAll((elements) =>
    elements
      .filter((element) => getComputedStyle(element).display !== 'inline' && !element.matches('.skip-link'))
      .filter((element) => element.getBoundingClientRect().height < 44)
      .map((element) => element.textContent),
  );
}
