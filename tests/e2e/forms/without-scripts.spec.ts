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
  ]) {
    await page.goto(address);
    const main = page.getByRole('main');
    await expect(main.locator('form')).toBeHidden();
    await expect(main.locator('a[href^="tel:"]:visible').first()).toBeVisible();
    await expect(main.locator('a[href^="mailto:"]:visible').first()).toBeVisible();
    if (address !== '/forgot-password')
      await expect(main.getByRole('heading', { name: 'This form needs JavaScript' })).toBeVisible();
  }
});
