import type { Page } from '@playwright/test';
import { glossary } from '#content/glossary/index.ts';
import { page as words } from '#content/search.ts';
import { searchBox, searchStatus } from '#content/search-words.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { openHydrated } from '../support/open-hydrated.ts';
import { expect, test } from '../support/test.ts';

/** A term whose name is one long word, or a page that every company has. */
const term = glossary.find(({ term }) => /^[a-z]{8,}$/i.test(term));
const sought = term
  ? { word: term.term, href: `/resources/glossary#${term.slug}` }
  : { word: 'Accessibility', href: '/accessibility' };
const typo = `${sought.word.slice(0, 3)}${sought.word.slice(4)}`.toLowerCase();
const boxOf = (page: Page) => page.getByRole('main').getByRole('searchbox', { name: searchBox.label });
const statusOf = (page: Page) => page.getByRole('main').getByRole('status');
const resultOf = (page: Page) => page.getByRole('main').locator(`[data-results] a[href="${sought.href}"]`);

/** The addresses of what the page fetches of the search. */
function watchIndex(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('search-index')) fetched.push(new URL(request.url()).pathname);
  });
  return fetched;
}

test('a search with a typo finds the term, marks it, and is kept in the address', async ({ page }) => {
  const fetched = watchIndex(page);
  await openHydrated(page, searchBox.href);
  await expect(page.getByRole('heading', { name: words.popular.title })).toBeVisible();
  expect(fetched).toEqual([]);
  await boxOf(page).focus();
  await expect.poll(() => fetched).toHaveLength(1);
  expect(fetched[0]).toMatch(/^\/assets\/search-index-[0-9a-f]{8}\.json$/);
  await boxOf(page).fill(typo);
  await expect(resultOf(page)).toBeVisible();
  await expect(resultOf(page).locator('mark')).toHaveText(sought.word);
  const count = await page.locator('[data-results] a').count();
  await expect(statusOf(page)).toHaveText(searchStatus.found(count));
  await expect(page).toHaveURL(`${searchBox.href}?q=${typo}`);
  await expectAccessible(page);
  await page.reload();
  await expect(resultOf(page)).toBeVisible();
  await expect(boxOf(page)).toHaveValue(typo);

  await test.step('without a result it names other ways, and an emptied box shows the popular pages', async () => {
    await openHydrated(page, `${searchBox.href}?q=xyzzyqq`);
    await expect(statusOf(page)).toHaveText(searchStatus.found(0));
    for (const { label } of words.noMatch.links)
      await expect(page.getByRole('main').getByRole('link', { name: label })).toBeVisible();
    await expectAccessible(page);
    await boxOf(page).fill('');
    await expect(page.getByText(words.noMatch.title)).toBeHidden();
    await expect(page.getByRole('heading', { name: words.popular.title })).toBeVisible();
    await expect(page).toHaveURL(searchBox.href);
  });

  await test.step('on a wide screen the bar above the header leads to the box', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/terms');
    await page.getByRole('link', { name: searchBox.short, exact: true }).first().click();
    await expect(boxOf(page)).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  });

  await test.step('the keyboard alone leads from the box through the results and back', async () => {
    await openHydrated(page, `${searchBox.href}#search-box`);
    await expect(boxOf(page)).toBeFocused();
    await page.keyboard.type(sought.word);
    const results = page.locator('[data-results] a');
    await expect(results.first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(results.first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(boxOf(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(results.first()).toBeFocused();
    const href = await results.first().getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(href ?? '');
  });

  await test.step('the box in the menu leads to the results, and the server does not see the query', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto('/terms');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('banner').getByRole('searchbox').fill(typo);
    await page.keyboard.press('Enter');
    await expect(resultOf(page)).toBeVisible();
    await expect(page).toHaveURL(`${searchBox.href}?q=${typo}`);
    await test.step('also from the search page itself', async () => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('banner').getByRole('searchbox').fill('xyzzyqq');
      await page.keyboard.press('Enter');
      await expect(boxOf(page)).toHaveValue('xyzzyqq');
      await expect(statusOf(page)).toHaveText(searchStatus.found(0));
      await expect(page.locator('#site-menu')).toBeHidden();
    });
    expect(requests.filter((url) => /q=|xyzzyqq/.test(url))).toEqual([]);
  });
});

test.describe('when the index cannot be fetched', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });

  test('the search says so, and the next letter tries again', async ({ page }) => {
    await openHydrated(page, searchBox.href);
    await page.route(/search-index/, (route) => route.abort());
    await boxOf(page).fill(typo);
    await expect(statusOf(page)).toHaveText(searchStatus.failed);
    await page.unroute(/search-index/);
    await boxOf(page).press('End');
    await boxOf(page).pressSequentially(' ');
    await expect(resultOf(page)).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the box in the menu leads to a list of every page', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/terms');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('banner').getByRole('searchbox').fill('flood');
    await page.keyboard.press('Enter');
    await expect(page.getByText(words.withoutScripts)).toBeVisible();
    await expect(boxOf(page)).toBeHidden();
    await expect(page.getByRole('main').getByRole('link', { name: 'Contact Us', exact: true })).toBeVisible();
  });
});
