import type { Page } from '@playwright/test';
import { findViolations } from '../support/find-violations.ts';
import { layOutEverything } from '../support/lay-out-everything.ts';
import { loneCards } from '../support/lone-cards.ts';
import { missingPage, pages } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { watchPage } from '../support/watch-page.ts';
import { widthBeyondTheScreen } from '../support/width-beyond-the-screen.ts';

test.use({ expectedComplaints: [/404/] });

/** The pages of a group share one browser tab, which saves time. */
const groupSize = 6;
const addresses = [...pages, missingPage];
const groups = Array.from({ length: Math.ceil(addresses.length / groupSize) }, (_, at) =>
  addresses.slice(at * groupSize, (at + 1) * groupSize),
);
const sections = Map.groupBy(addresses, (address) => address.split('/')[1]);
const firstOfSection = new Set([...sections.values()].map(([first]) => first));
/** The header and the footer are the same on every page of a section. */
const partsOf = (address: string) =>
  firstOfSection.has(address) ? undefined : { exclude: ['body > header', 'body > footer'] };

/** Each with the window and the colors that it is about. */
const checks = [
  async (page: Page) => {
    // Also what a window of 1280 px shows at 400 % zoom.
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await widthBeyondTheScreen(page)).toBeLessThanOrEqual(0);
    await spaceText(page, true);
    expect(await widthBeyondTheScreen(page), 'with more space between letters and words').toBeLessThanOrEqual(
      0,
    );
    await spaceText(page, false);
  },
  async (page: Page, address: string) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await smallTargets(page)).toEqual([]);
    expect(await findViolations(page, partsOf(address))).toEqual([]);
  },
  async (page: Page) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    expect(await loneCards(page), 'a card alone in the last row').toEqual([]);
  },
  async (page: Page, address: string) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await loneCards(page), 'a card alone in the last row').toEqual([]);
    expect(await findViolations(page, partsOf(address), 'colors')).toEqual([]);
  },
];

for (const group of groups) {
  test(`${group[0]} to ${group.at(-1)}: every page is accessible, fits 320 px, logs its backend and makes no third-party request`, async ({
    page,
    baseURL,
  }) => {
    const seen = await watchPage(page, baseURL ?? '');
    let logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    for (const [at, address] of group.entries()) {
      await test.step(address, async () => {
        logged = [];
        await page.goto(address);
        expect(logged).toContain(`Backend URL: ${baseURL}; anonymous key present: true`);
        await layOutEverything(page);
        // The next page begins with the window of this one: another would lay this page out once more.
        for (const check of at % 2 === 0 ? checks : checks.toReversed()) await check(page, address);
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

/** The spacing that a page must bear (WCAG 1.4.12). */
function spaceText(page: Page, isSpaced: boolean): Promise<void> {
  return page.evaluate((spaced) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }`);
    document.adoptedStyleSheets = spaced ? [sheet] : [];
  }, isSpaced);
}
