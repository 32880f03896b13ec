import type { Page } from '@playwright/test';
import { keepExisting } from '#app/catalog/optional-pages.ts';
import { linkTo, mainServices } from '#app/catalog/services.ts';
import { site } from '#company/site.ts';
import { calculators, linkToCalculator } from '#content/calculators.ts';
import { header, newsletter, quickBar } from '#content/shell.ts';
import { findViolations } from '../support/find-violations.ts';
import { layOutEverything } from '../support/lay-out-everything.ts';
import { expect, test } from '../support/test.ts';

const [service] = mainServices;
if (!service) throw new Error('company/content/services has no main service.');
const { slug } = service;
const servicePath = linkTo(service);
const barOn = (page: Page) => page.locator('.quick-bar');
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

test.use({ viewport: { width: 390, height: 844 } });

/** What is in reach at the bottom of the page of a service, with or without scripts. */
async function expectBarOfService(page: Page): Promise<void> {
  await page.goto(servicePath);
  const bar = barOn(page);
  await expect(bar).not.toBeInViewport();
  await page.mouse.wheel(0, 1500);
  await expect(bar).toBeInViewport({ ratio: 1 });
  const quote = bar.getByRole('link', { name: 'Get a Quote' });
  await expect(quote).toHaveAttribute('href', `/contact?topic=quote&service=${slug}`);
  await expect(bar.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', site.telephone.href);
}

test('after scrolling, a quote for the service and a call are in reach at the bottom of a phone', async ({
  page,
}) => {
  await expectBarOfService(page);
  await test.step('it never covers what has the focus', async () => {
    const covered: string[] = [];
    await scrollTo(page, 600);
    await page.getByRole('main').getByRole('link').first().focus();
    for (let at = 0; at < 30; at += 1) {
      await page.keyboard.press('Tab');
      const name = await page.evaluate(() => {
        const bar = document.querySelector('.quick-bar');
        const focused = document.activeElement;
        // After the last link, the focus leaves the page.
        const isOnPage = focused && focused !== document.body;
        if (!bar || !isOnPage || bar.contains(focused) || !bar.checkVisibility({ visibilityProperty: true }))
          return '';
        const { bottom, top } = focused.getBoundingClientRect();
        return bottom > bar.getBoundingClientRect().top && top < innerHeight ? focused.textContent : '';
      });
      if (name) covered.push(name);
    }
    expect(covered).toEqual([]);
  });
  // Each has the same frame.
  for (const calculator of calculators.slice(0, 1))
    await test.step(`it does not cover the answer of ${calculator.slug}`, async () => {
      await page.goto(linkToCalculator(calculator));
      const answer = page.locator('.calculator-answer');
      const bottomOf = async () => {
        const { y = 0, height = 0 } = (await answer.boundingBox()) ?? {};
        return y + height;
      };
      const end = await answer.evaluate((element) => element.getBoundingClientRect().bottom + scrollY);
      for (let top = 0; top < end; top += 150) {
        await scrollTo(page, top);
        const { y: barTop = Infinity } = (await barOn(page).boundingBox()) ?? {};
        // It may leave the screen upward, and never goes below the bar.
        await expect.poll(bottomOf).toBeLessThanOrEqual(Math.min(barTop, 844));
      }
    });
  await test.step('it is accessible, and fits 320 px', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await scrollTo(page, 1500);
    await expect(barOn(page)).toBeInViewport({ ratio: 1 });
    expect(await findViolations(page, ['.quick-bar'])).toEqual([]);
    const heights = await barOn(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    const { x = 0, width = 0 } = (await barOn(page).getByRole('link').last().boundingBox()) ?? {};
    expect(x + width).toBeLessThanOrEqual(320);
  });
  await test.step('a printed page, a very low window and a wide one have none', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(barOn(page)).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await expect(barOn(page)).toBeVisible();
    for (const size of [
      { width: 320, height: 256 },
      { width: 1280, height: 844 },
    ]) {
      await page.setViewportSize(size);
      await expect(barOn(page)).toBeHidden();
    }
  });
  await test.step('it leaves with the top of the page and keeps the foot of the page readable', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/terms');
    await layOutEverything(page);
    await scrollTo(page, 100_000);
    await expect(barOn(page)).toBeInViewport({ ratio: 1 });
    const { y: barTop = 0 } = (await barOn(page).boundingBox()) ?? {};
    const last = await page.getByRole('contentinfo').getByRole('link').last().boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(barTop);
    await scrollTo(page, 0);
    await expect(barOn(page)).not.toBeInViewport();
  });
  if (site.features.newsletter)
    await test.step('while a field has the focus, it is gone', async () => {
      const email = page.getByRole('form', { name: newsletter.title }).getByRole('textbox');
      await email.scrollIntoViewIfNeeded();
      await expect(barOn(page)).toBeInViewport();
      await email.focus();
      await expect(barOn(page)).toBeHidden();
      await email.blur();
      await expect(barOn(page)).toBeVisible();
    });
  await test.step('guides, calculators and glossary are in the menu of a phone, and in a menu of the header', async () => {
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.locator('#site-menu');
    await menu.getByText(header.resources.label).click();
    for (const { label } of keepExisting(header.resources.links))
      await expect(menu.getByRole('link', { name: label })).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('banner').getByRole('button', { name: 'Our Services' }).click();
    for (const { label, href } of keepExisting(header.resources.links)) {
      const link = page.locator('#services-menu').getByRole('link', { name: label });
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toBeInViewport({ ratio: 1 });
    }
    expect(await findViolations(page, ['#services-menu'])).toEqual([]);
  });
  await test.step('where something has happened, it is about the claim', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/claims');
    await scrollTo(page, 1500);
    const bar = page.getByRole('navigation', { name: quickBar.claims.name });
    await expect(bar.getByRole('link').first()).toHaveAttribute('href', quickBar.claims.start.href);
    await expect(bar.getByRole('link').last()).toHaveAttribute('href', site.claimsHotline.href);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the bar is there, too', ({ page }) => expectBarOfService(page));
});
