import { openHydrated } from '../support/open-hydrated.ts';
import { expect, test } from '../support/test.ts';

test('both filters narrow the list, are part of the URL and survive a reload', async ({ page }) => {
  await openHydrated(page, '/careers');
  const cards = page.locator('section[aria-labelledby=openings] li');
  const location = page.getByLabel('Location');
  await expect(location).toHaveValue('all');
  await expect(page.getByLabel('Job type')).toHaveValue('all');
  await expect(cards).toHaveCount(3);
  await expect(location.locator('option')).toHaveCount(24);
  await expect(page.getByLabel('Job type').locator('option')).toHaveText(['All types', 'Remote']);

  await location.selectOption('Boston, MA');
  await expect(page.getByText('No job openings match your current filters.')).toBeVisible();
  await expect(page).toHaveURL(/location=Boston/);
  await page.reload();
  await expect(location).toHaveValue('Boston, MA');
  await expect(page.getByText('No job openings match your current filters.')).toBeVisible();

  await expect(page.getByText('All openings listed now are remote')).toBeVisible();

  await page.getByRole('button', { name: 'Show all openings' }).click();
  await expect(cards).toHaveCount(3);
  await location.selectOption('Remote');
  await page.getByLabel('Job type').selectOption('Remote');
  await expect(cards).toHaveCount(3);
  await location.selectOption('all');
  await page.getByLabel('Job type').selectOption('all');
  await expect(page).toHaveURL('/careers');
});

test('unknown filter values in the URL show every opening', async ({ page }) => {
  for (const query of ['location=Nowhere', 'location=', 'type=Full-time', 'type=&location=toString']) {
    await openHydrated(page, `/careers?${query}`);
    await expect(page.getByRole('status').filter({ hasText: '3 openings' })).toBeVisible();
    await expect(page.getByLabel('Location'), query).toHaveValue('all');
    await expect(page.getByLabel('Job type'), query).toHaveValue('all');
    await page.getByLabel('Location').selectOption('Boston, MA');
    await expect(page.getByText('No job openings match your current filters.'), query).toBeVisible();
  }
});

test('a long list shows 60 openings at a time', async ({ page }) => {
  await page.route('/careers', async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const [list = '', cards = ''] =
      /<ul[^>]*>((?:<li data-location(?:(?!<\/li>).)*<\/li>)+)<\/ul>/s.exec(html) ?? [];
    const many = Array.from({ length: 50 }, (_, round) =>
      round < 20 ? cards : cards.replaceAll('<li ', '<li data-later="true" '),
    ).join('');
    const other = many.replace('data-location="Remote"', 'data-location="Hybrid"');
    await route.fulfill({
      response: answer,
      body: html.replace(list, `${list.replace(cards, other)}<button data-more>Show more openings</button>`),
    });
  });
  await page.setViewportSize({ width: 320, height: 700 });
  await openHydrated(page, '/careers');
  // Cards that are not rendered yet must not widen the page.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const cards = page.locator('section[aria-labelledby=openings] li:visible');
  const more = page.getByRole('button', { name: 'Show more openings' });
  const count = page.getByRole('status').filter({ hasText: 'opening' });
  await expect(cards).toHaveCount(60);
  await page.getByLabel('Location').selectOption('Remote');
  await expect(count).toHaveText('149 openings');
  await expect(cards).toHaveCount(60);
  await more.press('Enter');
  await expect(cards).toHaveCount(120);
  await expect(cards.nth(60).getByRole('link')).toBeFocused();
  await more.press('Enter');
  await expect(cards).toHaveCount(149);
  await expect(more).toBeHidden();
  await page.getByLabel('Location').selectOption('all');
  await expect(cards).toHaveCount(60);
  await expect(count).toHaveText('150 openings');
  await page.getByLabel('Location').selectOption('Hybrid');
  await expect(cards).toHaveCount(1);
  await expect(count).toHaveText('1 opening');
  await expect(more).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await page.getByLabel('Location').selectOption('all');
  await expect(cards).toHaveCount(150);
});

test('an opening leads to its page, and from there to the application with its title', async ({ page }) => {
  await page.goto('/careers');
  await page.getByRole('link', { name: /View Details.*Data Entry Clerk/ }).click();
  await expect(page).toHaveURL('/careers/data-entry-clerk');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Data Entry Clerk');
  for (const label of ['Department', 'Location', 'Employment type', 'Pay range', 'Posted']) {
    await expect(
      page.getByRole('complementary').filter({ hasText: 'Pay range' }).getByText(label, { exact: true }),
    ).toBeVisible();
  }
  await page.getByRole('link', { name: 'Apply Now' }).click();
  await expect(page).toHaveURL('/careers/apply?job=Data%20Entry%20Clerk');
  await expect(page.getByRole('main').getByText('Data Entry Clerk')).toBeVisible();
});

test('on a phone the pay and the apply link are in the first screen of a job', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/careers/data-entry-clerk');
  await expect(page.getByText('$19.50–$23.50 an hour').first()).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Apply Now' }).first()).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the openings are listed', async ({ page }) => {
    await page.goto('/careers');
    await expect(page.locator('section[aria-labelledby=openings] li')).toHaveCount(3);
    await expect(page.getByLabel('Location')).toBeHidden();
  });
});
