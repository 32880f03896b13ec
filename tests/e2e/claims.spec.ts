import { resources } from '#content/claims.ts';
import { findViolations } from '../support/find-violations.ts';
import { hold } from '../support/forms.ts';
import { expect, test } from '../support/test.ts';

const question = resources.faq.items[0]?.question ?? '';
const [document] = resources.documents.items;
const middleTabs = document ? [resources.documents.label] : [];
const checklist = resources.emergency.checklists[0]?.title ?? '';

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
  await tab('FAQs').focus();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('tab').and(page.locator(':focus'))).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(tab('FAQs')).toBeFocused();
  for (const name of [...middleTabs, 'Emergency Resources']) {
    await page.keyboard.press('ArrowRight');
    await isOpen(name);
  }
  await tab('FAQs').click();
  await isOpen('FAQs');
  await tab('Emergency Resources').click();
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
  for (const name of [...middleTabs, 'Emergency Resources']) {
    await tab(name).click();
    expect(await findViolations(page, ['#faqs']), name).toEqual([]);
  }

  await test.step('one button of the page stands out, and the ways to file do not repeat it', async () => {
    await page.evaluate(() => scrollTo(0, 0));
    const start = page.getByRole('main').getByRole('link', { name: 'Start a New Claim' });
    const looks = await start.evaluateAll((links) =>
      links.map((link) => getComputedStyle(link).backgroundColor !== 'rgba(0, 0, 0, 0)'),
    );
    // In the banner, and again, quieter, after the three ways.
    expect(looks).toEqual([true, false]);
    await expect(start.first()).toBeInViewport();
    const [online, second] = await Promise.all(
      [page.getByRole('link', { name: 'File Online' }), start.last()].map((link) => link.boundingBox()),
    );
    expect(second?.y ?? 0).toBeGreaterThan(online?.y ?? 0);
    for (const name of ['File Online', 'Call Now', 'Find Agent'])
      await expect(page.locator('#file-claim').getByRole('link', { name, exact: true })).toBeVisible();
  });
});

test('an anchor opens its tab', async ({ page }) => {
  for (const [anchor, name, words] of [
    ['#faqs', 'FAQs', question],
    ...(document ? [['#documents', resources.documents.label, document.name] as const] : []),
    ['#emergency', 'Emergency Resources', checklist],
  ] as const) {
    // From another page: a changed anchor alone would not load the page again.
    await page.goto('/terms');
    await page.goto(`/claims${anchor}`);
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel').getByText(words).first()).toBeVisible();
  }
  if (document) {
    await page.goto('/claims#documents');
    await expect(page.getByRole('heading', { name: document.name })).toBeInViewport();
  }
  await page.goto('/claims#faqs');
  await expect(page.getByRole('tab', { name: 'FAQs' })).toHaveAttribute('aria-selected', 'true');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all panels are visible, with links to them', async ({ page }) => {
    await page.goto('/claims');
    await page.getByRole('link', { name: 'Emergency Resources' }).click();
    await expect(page.getByRole('heading', { name: checklist })).toBeInViewport();
    for (const words of [question, ...(document ? [document.name] : []), checklist])
      await expect(page.getByText(words, { exact: true })).toBeVisible();
  });
});
