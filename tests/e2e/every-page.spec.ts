import type { Page } from '@playwright/test';
import { findViolations } from '../support/find-violations.ts';
import { missingPage, pages } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { watchPage } from '../support/watch-page.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

test.use({ expectedComplaints: [/404/] });

/** Pages by the first part of their path. The pages of a section share one browser tab, which saves time. */
const sections = Map.groupBy([...pages, missingPage], (address) => address.split('/')[1] ?? '');

for (const [section, addresses] of sections) {
  test(`/${section}: every page is accessible, fits 320 px, logs its backend and makes no third-party request`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(90_000 + addresses.length * 10_000);
    const seen = await watchPage(page, baseURL ?? '');
    let logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    for (const address of addresses) {
      await test.step(address, async () => {
        logged = [];
        await page.emulateMedia({ colorScheme: 'light' });
        // 320 px is also what a 1280 px window shows at 400 % zoom.
        await page.setViewportSize({ width: 320, height: 700 });
        await page.goto(address);
        expect(logged).toContain(`Backend URL: ${baseURL}; anonymous key present: true`);

        expect(await widthBeyondTheScreen(page)).toBeLessThanOrEqual(0);

        await page.setViewportSize(phone);
        expect(await smallTargets(page)).toEqual([]);
        expect(await findViolations(page)).toEqual([]);

        await page.setViewportSize(desktop);
        await page.emulateMedia({ colorScheme: 'dark' });
        // The header and the footer are the same on every page of a section.
        expect(await findViolations(page, address === addresses[0] ? undefined : ['main'])).toEqual([]);

        expect(seen.otherOrigins).toEqual([]);
        expect(await seen.waiting()).toEqual([]);
        expect(await seen.refusals()).toEqual([]);
      });
    }
  });
}

test.describe('with a foreign image and script planted', () => {
  test.use({ expectedComplaints: [/Content Security Policy/] });

  test('both are blocked by the policy and reported by the watcher', async ({ page, baseURL }) => {
    const seen = await watchPage(page, baseURL ?? '');
    const planted =
      '<img src="https://elsewhere.example/x.png" alt=""><script>document.title = "ours"</script></body>';
    let policy = 'keep';
    await page.route('https://elsewhere.example/**', (route) => route.fulfill({ body: '' }));
    await page.route('/terms', async (route) => {
      const answer = await route.fetch();
      const { 'content-security-policy': sent = '', ...headers } = answer.headers();
      const body = (await answer.text()).replace('</body>', planted);
      await route.fulfill({
        body,
        headers: policy === 'keep' ? { ...headers, 'content-security-policy': sent } : headers,
      });
    });
    await page.goto('/terms');
    expect(await seen.refusals()).toEqual(expect.arrayContaining(['img-src', 'script-src-elem']));
    policy = 'drop';
    await page.goto('/terms');
    await expect(page).toHaveTitle('ours');
    // Recorded both times: blocked with the policy, sent without it.
    expect(seen.otherOrigins).toEqual(Array(2).fill('https://elsewhere.example/x.png'));
    expect(await seen.waiting()).toEqual(['https://elsewhere.example/x.png']);
  });
});

function widthBeyondTheScreen(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Names targets less than 44 px high, except links inside a sentence. */
function smallTargets(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a, button, summary')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => getComputedStyle(element).display !== 'inline' && !element.matches('.skip-link'))
      .filter((element) => element.getBoundingClientRect().height < 44)
      .map((element) => element.textContent),
  );
}
