import { services } from '#app/content/services/index.ts';
import { pages } from '../../support/pages.ts';
import { expect, test } from '../../support/test.ts';

test.use({ javaScriptEnabled: false });

test('without scripts every form is hidden and its page says how to reach us', async ({ page }) => {
  for (const address of [
    '/contact',
    '/careers/apply',
    '/verification',
    '/login',
    '/register',
    '/forgot-password',
  ].filter((each) => pages.includes(each))) {
    await page.goto(address);
    const main = page.getByRole('main');
    await expect(main.locator('form')).toBeHidden();
    await expect(main.locator('a[href^="tel:"]:visible').first()).toBeVisible();
    await expect(main.locator('a[href^="mailto:"]:visible').first()).toBeVisible();
    if (address !== '/forgot-password')
      await expect(main.getByRole('heading', { name: 'This form needs JavaScript' })).toBeVisible();
  }
});

test('without scripts a quote in the hero leads to the contact page, which says how to reach us', async ({
  page,
}) => {
  await page.goto('/');
  const start = page.locator('.hero').getByRole('form');
  const [service] = services;
  await start.getByLabel('What to insure').selectOption(service?.title ?? '');
  await start.getByLabel('ZIP code').fill('10038');
  await start.getByRole('button').click();
  await expect(page).toHaveURL(`/contact?topic=quote&service=${service?.slug}&zip=10038`);
  await expect(page.getByRole('heading', { name: 'This form needs JavaScript' })).toBeVisible();
});
