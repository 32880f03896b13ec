import { openHydrated } from '../support/open-hydrated.ts';
import { expect, test } from '../support/test.ts';

test('the tabs follow click, Enter, Space and focus; arrows, Home and End move and wrap', async ({
  page,
}) => {
  await openHydrated(page, '/claims');
  const tab = (name: string) => page.getByRole('tab', { name });
  const isOpen = async (name: string) => {
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
  };
  await isOpen('FAQs');
  await tab('Documents').click();
  await isOpen('Documents');
  await page.keyboard.press('ArrowRight');
  await isOpen('Emergency Resources');
  await expect(tab('Emergency Resources')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await isOpen('FAQs');
  await page.keyboard.press('ArrowLeft');
  await isOpen('Emergency Resources');
  await page.keyboard.press('Home');
  await isOpen('FAQs');
  await page.keyboard.press('End');
  await isOpen('Emergency Resources');
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await isOpen('Emergency Resources');
  }
  await tab('FAQs').focus();
  await isOpen('FAQs');
});

test('an anchor opens its tab', async ({ page }) => {
  for (const [anchor, name, words] of [
    ['#faqs', 'FAQs', 'How soon do I have to report a loss?'],
    ['#documents', 'Documents', 'Auto Claim Form'],
    ['#emergency', 'Emergency Resources', 'Checklist after an auto accident'],
  ] as const) {
    // From another page: a changed anchor alone would not load the page again.
    await page.goto('/terms');
    await page.goto(`/claims${anchor}`);
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel').getByText(words).first()).toBeVisible();
  }
});

test('the five documents are real PDFs', async ({ page, request }) => {
  await page.goto('/claims#documents');
  const links = page.getByRole('tabpanel').getByRole('link', { name: /Download PDF/ });
  await expect(links).toHaveCount(5);
  for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))) {
    const response = await request.get(href);
    expect(response.headers()['content-type']).toBe('application/pdf');
    expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-');
  }
});

test('the claims number is marked as fictional', async ({ page }) => {
  for (const address of ['/claims', '/claims/emergency']) {
    await page.goto(address);
    await expect(page.getByRole('main').getByText('This number is made up.')).toHaveCount(1);
  }
});

test.describe('before scripts have loaded', () => {
  test.use({ expectedComplaints: [/Failed to load resource|preload/i] });

  test('the selected tab is reachable with the Tab key', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/claims');
    await expect(page.getByRole('tab', { name: 'FAQs' })).toHaveAttribute('tabindex', '0');
    await page.getByRole('link', { name: 'Track My Claim' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tab', { name: 'FAQs' })).toBeFocused();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all three panels are visible', async ({ page }) => {
    await page.goto('/claims');
    await expect(page.locator('[inert]')).toHaveCount(0);
    await expect(page.locator('[role=tab]').first()).toBeHidden();
    for (const words of [
      'How soon do I have to report a loss?',
      'Auto Claim Form',
      'Checklist after a natural disaster',
    ]) {
      await expect(page.getByText(words, { exact: true })).toBeVisible();
    }
  });
});
