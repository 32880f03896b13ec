import type { Locator, Page } from '@playwright/test';
import { languages } from '#domain/languages.ts';
import { acceptDialogs } from '../support/forms.ts';
import { openHydrated } from '../support/open-hydrated.ts';
import { inOther, otherLanguage } from '../support/other-language.ts';
import { expect, test } from '../support/test.ts';
import { widthBeyondTheScreen } from '../support/width-beyond-the-screen.ts';

test.skip(otherLanguage === undefined, 'the site has one language');

const language = languages[otherLanguage ?? 'en'];
const linkIn = (part: Locator) => part.getByRole('link', { name: language.name, exact: true });

test('a link leads to the same page in the other language, with its query and what was typed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  acceptDialogs(page);
  await openHydrated(page, '/contact?topic=quote&zip=10004#content');
  await page.locator('form [name=name]').fill('Rosa Núñez');
  await linkIn(page.getByRole('navigation').first()).click();
  await expect(page).toHaveURL(inOther('/contact/quote?topic=quote&zip=10004#content'));
  await expect(page.locator('html')).toHaveAttribute('lang', language.locale);
  await expect(page.locator('form [name=name]')).toHaveValue('Rosa Núñez');
  expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({ language: language.code });
  await linkIn(page.getByRole('contentinfo')).waitFor({ state: 'detached' });
  await page.getByRole('contentinfo').getByRole('link', { name: languages.en.name, exact: true }).click();
  await expect(page).toHaveURL('/contact/quote?topic=quote&zip=10004#content');
});

test.describe('a browser that prefers the other language', () => {
  test.use({ locale: language.locale });

  test('is offered it once and never led there, and again after choosing it, until English is chosen', async ({
    page,
  }) => {
    const offer = page.getByRole('link', { name: language.offer });
    await page.goto(inOther('/about'));
    await expect(page.getByRole('link', { name: languages.en.offer })).toBeHidden();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await page.goto('/about');
    await expect(page).toHaveURL('/about');
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(offer).toBeVisible();
      expect(await widthBeyondTheScreen(page)).toBeLessThanOrEqual(0);
      if (width < 1024) await openAndCloseMenu(page);
    }
    await page.goto('/services');
    await expect(offer).toBeHidden();
    await page.evaluate(() => localStorage.clear());

    await page.goto('/about');
    await offer.click();
    await expect(page).toHaveURL(inOther('/about'));
    await page.goto('/services');
    await expect(offer).toBeVisible();
    await page.goto(inOther('/services'));
    await page.getByRole('contentinfo').getByRole('link', { name: languages.en.name, exact: true }).click();
    await expect(page).toHaveURL('/services');
    await expect(offer).toBeHidden();
  });
});

/** A click on what something else covers fails. */
async function openAndCloseMenu(page: Page): Promise<void> {
  const button = page.locator('.site-menu-button');
  const menu = page.locator('#site-menu');
  await button.click();
  await expect(menu).toBeVisible();
  await button.click();
  await expect(menu).toBeHidden();
}
