import { findViolations } from '../support/find-violations.ts';
import { hold } from '../support/forms.ts';
import { expect, test } from '../support/test.ts';

test('the tabs follow click, Enter, Space and focus; arrows, Home and End move and wrap', async ({
  page,
}) => {
  // Nothing but the page itself has come.
  const release = await hold(page, '**/assets/*');
  await page.goto('/claims', { waitUntil: 'domcontentloaded' });
  const tab = (name: string) => page.getByRole('tab', { name });
  const isOpen = async (name: string) => {
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    await expect(tab(name)).toHaveAttribute('tabindex', '0');
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
  };
  await isOpen('FAQs');
  await page.getByRole('link', { name: 'Track My Claim' }).focus();
  await page.keyboard.press('Tab');
  await expect(tab('FAQs')).toBeFocused();
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
  release();
  for (const name of ['Documents', 'Emergency Resources']) {
    await tab(name).click();
    expect(await findViolations(page, ['#faqs']), name).toEqual([]);
  }
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
  await page.goto('/claims#documents');
  await expect(page.getByRole('heading', { name: 'Auto Claim Form' })).toBeInViewport();
  await page.goto('/claims#faqs');
  await expect(page.getByRole('tab', { name: 'FAQs' })).toHaveAttribute('aria-selected', 'true');
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all three panels are visible, with links to them', async ({ page }) => {
    await page.goto('/claims');
    await page.getByRole('link', { name: 'Documents' }).click();
    await expect(page.getByRole('heading', { name: 'Auto Claim Form' })).toBeInViewport();
    for (const words of [
      'How soon do I have to report a loss?',
      'Auto Claim Form',
      'Checklist after a natural disaster',
    ]) {
      await expect(page.getByText(words, { exact: true })).toBeVisible();
    }
  });
});
