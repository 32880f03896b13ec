import { hero } from '#app/catalog/page-pictures.ts';
import { openHydrated } from '../support/open-hydrated.ts';
import { expect, test } from '../support/test.ts';

test('on paper there is nothing to skip or to press, and telephone numbers stay', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const address of ['/', '/contact', '/claims']) {
    await page.goto(address);
    await expect(page.locator('.skip-link')).toBeHidden();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    // The last paragraph of a block would keep the block, and all that follow, on one sheet with the next.
    const chained = page.locator('main p:last-child');
    const breaks = await chained.evaluateAll((all) => all.map((each) => getComputedStyle(each).breakAfter));
    expect(new Set(breaks), address).toEqual(new Set(['auto']));
    // A heading stays with its list, also over a paragraph between them.
    const leading = page.locator('main :is(h2, h3, h4, dt, :is(h2, h3, h4) + p:not(:last-child))');
    const kept = await leading.evaluateAll((all) => all.map((each) => getComputedStyle(each).breakAfter));
    expect(new Set(kept), address).toEqual(new Set(['avoid']));
  }
  // Round corners would cut the letters at the edge of the sheet.
  await expect(page.locator('.page-banner')).toHaveCSS('overflow', 'visible');
  await expect(page.locator('.page-banner')).toHaveCSS('background-image', 'none');
  const links = page.getByRole('main').locator('.button-link');
  await expect(links).not.toHaveCount(0);
  for (const link of await links.all())
    await expect(link).toBeVisible({
      visible: (await link.getAttribute('href'))?.startsWith('tel:') ?? false,
    });
});

test('in forced colors, what is selected or filled differs from what is not, and less motion means none', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openHydrated(page, '/claims');
  const backgroundOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await backgroundOf('[role=tab][aria-selected=true]')).not.toBe(
    await backgroundOf('[role=tab][aria-selected=false]'),
  );
  expect(await backgroundOf('main .button-link.bg-amber')).not.toBe(
    await backgroundOf('main .button-link:not(.bg-amber)'),
  );
  // A box without its tint has a frame.
  await expect(page.locator('main .rounded-lg.bg-deep').first()).toHaveCSS('border-top-width', '1px');
  await openHydrated(page, '/contact');
  const filled = await backgroundOf('main .submit-button');
  await page.locator('main .submit-button').hover();
  expect(await backgroundOf('main .submit-button')).toBe(filled);

  await test.step('visitors who prefer less motion see no animation', async () => {
    const beam = () =>
      page.locator('.hero-picture').evaluate((element) => getComputedStyle(element, '::after').animationName);
    await page.emulateMedia({ forcedColors: 'none', colorScheme: 'dark', reducedMotion: 'no-preference' });
    await page.goto('/');
    expect(await beam()).toBe(hero.hasBeam ? 'sweep' : 'none');
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect(await beam()).toBe('none');
    await page.goto('/contact');
    const spinner = await page.getByRole('main').evaluate((main) => {
      const probe = document.createElement('i');
      probe.className = 'animate-spin';
      main.append(probe);
      return getComputedStyle(probe).animationName;
    });
    expect(spinner).toBe('none');
  });
});
