import type { Locator, Page } from '@playwright/test';
import { isInSeason } from '#app/catalog/is-in-season.ts';
import { isOffered } from '#app/catalog/is-offered.ts';
import { addUp } from '#app/catalog/told-claim.ts';
import { site } from '#company/site.ts';
import { banner as aboutBanner } from '#content/about.ts';
import { atAGlance } from '#content/at-a-glance.ts';
import { toldClaim } from '#content/claims/told-claim.ts';
import { hero } from '#content/home.ts';
import { seasons as allSeasons, allYear } from '#content/seasons.ts';
import { situations, switching } from '#content/services/overview.ts';
import { expect, test } from '../support/test.ts';

const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

const seasons = allSeasons.filter((season) => isOffered(season));

async function onEachScreen(page: Page, look: () => Promise<void>): Promise<void> {
  for (const size of screens) {
    await page.setViewportSize(size);
    await test.step(`${size.width} wide`, look);
  }
}

test.describe('the first screen', () => {
  test('of the home page says what is sold, and to whom', async ({ page }) => {
    await page.goto('/');
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(hero.title);
    await onEachScreen(page, async () => {
      await expect(title).toBeInViewport({ ratio: 1 });
      await expect(page.getByText(hero.motto)).toBeInViewport({ ratio: 1 });
    });
  });

  test('of the company says what it is and whether it has a license', async ({ page }) => {
    await page.goto('/about');
    const facts = page.getByRole('region', { name: atAGlance.label });
    const license = facts.getByText(site.license?.number ?? atAGlance.noLicense.text, { exact: true });
    await onEachScreen(page, async () => {
      await expect(page.getByText(aboutBanner.text)).toBeInViewport({ ratio: 1 });
      await expect(facts.getByText(String(site.founded), { exact: true })).toBeInViewport({ ratio: 1 });
      await expect(license).toBeInViewport();
    });
  });

  const offered = situations.items.filter((item) => isOffered(item));

  test('of the services starts with situations, and switching has its steps in order', async ({ page }) => {
    await page.goto('/services');
    const steps = page.getByRole('region', { name: switching.title }).getByRole('listitem');
    await expect(steps.getByRole('heading')).toHaveText(switching.steps.map(({ title }) => title));
    // A company may have no situations.
    if (offered.length === 0) return;
    const links = page.getByRole('navigation', { name: situations.title }).getByRole('link');
    await expect(links).toHaveText(offered.map(({ label }) => label));
    await onEachScreen(page, () => expect(links.first()).toBeInViewport({ ratio: 1 }));
    // The build looks for the page behind each link.
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(offered.map(({ href }) => href));
  });
});

test('a claim is told with its days and its math, as a sample', async ({ page }) => {
  if (!toldClaim) return test.skip(true, 'the company tells no claim');
  await page.goto('/claims');
  const section = page.getByRole('region', { name: toldClaim.title });
  await expect(section.locator('time')).toHaveCount(toldClaim.days.length);
  const { total, paid } = addUp(toldClaim.bill);
  for (const amount of [total, paid])
    await expect(section.getByText(`$${amount.toLocaleString('en-US')}`, { exact: true })).toBeVisible();
  await expect(section.getByText(toldClaim.note)).toBeVisible({ visible: toldClaim.sample === true });
});

test.describe('the line of the season', () => {
  const line = (page: Page): Locator => page.locator('.season-line > div').filter({ visible: true });
  test.describe('in New York', () => {
    test.use({ timezoneId: 'America/New_York' });

    // is-in-season.test.ts has the other days. The last evening of the year is the next year in London.
    const moments = ['2026-12-31T23:30-05:00', '2027-06-10T12:00-04:00', '2028-02-29T12:00-05:00'];

    test('is that of the day of the visit, by the clock of the visitor', async ({ page }) => {
      for (const moment of moments)
        await test.step(moment, async () => {
          await page.clock.setFixedTime(new Date(moment));
          await page.goto('/');
          const day = moment.slice(0, 10);
          const { title } = seasons.find((season) => isInSeason(season, day)) ?? allYear;
          await expect(line(page)).toHaveCount(1);
          await expect(line(page)).toContainText(title);
        });
    });
  });

  test.describe('without web fonts, which move text a little', () => {
    test.use({ expectedComplaints: [/ERR_FAILED/] });

    test('moves nothing', async ({ page }) => {
      await page.route('**/*.woff2', (route) => route.abort());
      await page.addInitScript(() => {
        const shifts: string[] = [];
        Object.assign(globalThis, { shifts });
        new PerformanceObserver((list) => {
          for (const { sources } of list.getEntries() as (PerformanceEntry & {
            sources: { node?: Node }[];
          })[])
            shifts.push(
              ...sources.map(({ node }) => (node instanceof Element ? node.className : String(node))),
            );
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const shifts = () => page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts);
      // The line and what follows are on the first screen here.
      await page.setViewportSize({ width: 1440, height: 2400 });
      await page.goto('/');
      await expect(line(page)).toHaveCount(1);
      await expect(page.locator('html')).toHaveAttribute('data-laid-out');
      expect(await shifts()).toEqual([]);

      // A company may sell nothing that has a season.
      if (seasons.length === 0) return;
      await test.step('a line that came late would be seen', async () => {
        // What was never painted cannot shift.
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
        await page.locator('.season-line > div').evaluateAll((all) => {
          for (const one of all) one.removeAttribute('hidden');
        });
        await expect.poll(shifts).not.toEqual([]);
      });
    });
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('is true on any day', async ({ page }) => {
      await page.goto('/');
      await expect(line(page)).toHaveCount(1);
      await expect(line(page)).toContainText(allYear.title);
    });
  });
});
