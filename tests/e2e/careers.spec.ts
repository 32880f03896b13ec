import { page as application } from '#app/content/application.ts';
import { hold } from '../support/forms.ts';
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
  await expect(cards.filter({ visible: true })).toHaveCount(0);
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

test('an application never shows the title of another job first', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { seenOther: false });
    const look = () => {
      for (const title of document.querySelectorAll('main strong'))
        if (title.checkVisibility() && title.textContent === 'Unlisted Position')
          Object.assign(window, { seenOther: true });
      requestAnimationFrame(look);
    };
    look();
  });
  const release = await hold(page, '**/assets/*.js');
  await page.goto('/careers/apply?job=Data%20Entry%20Clerk', { waitUntil: 'commit' });
  await expect(page.getByRole('main').getByText('Data Entry Clerk')).toBeVisible();
  release();
  await expect(page.locator('[data-island]')).toHaveAttribute('data-hydrated');
  await expect(page.getByRole('main').getByText('Data Entry Clerk')).toBeVisible();
  expect(await page.evaluate('seenOther')).toBe(false);
});

test('the filters appear once they work, and move nothing', async ({ page }) => {
  const release = await hold(page, '**/assets/*.js');
  await page.goto('/careers?location=Remote');
  const heading = page.getByRole('heading', { name: 'Open positions' });
  const card = page.getByRole('listitem').filter({ hasText: 'Live Chat Support Agent' });
  const distance = async () => ((await card.boundingBox())?.y ?? 0) - ((await heading.boundingBox())?.y ?? 0);
  await expect(page.getByLabel('Location')).toBeHidden();
  const before = await distance();
  release();
  await expect(page.getByLabel('Location')).toHaveValue('Remote');
  await expect(page.getByLabel('Location')).toBeVisible();
  expect(await distance()).toBeCloseTo(before, 0);
});

test.describe('when the script of the filters cannot be loaded', () => {
  test.use({ expectedComplaints: [/Failed to load resource|preload/i] });

  test('all openings are shown and the filters are not', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/careers?location=Boston%2C+MA');
    await expect(page.getByRole('alert').filter({ hasText: 'did not load completely' })).toBeVisible();
    await expect(page.getByRole('link', { name: /View Details/ })).toHaveCount(3);
    for (const label of ['Location', 'Job type']) await expect(page.getByLabel(label)).toBeHidden();
  });
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

  test('the application page names no job', async ({ page }) => {
    await page.goto('/careers/apply?job=Data%20Entry%20Clerk');
    await expect(page.getByText('Unlisted Position')).toBeHidden();
    await expect(page.getByText(application.jobWithoutScripts)).toBeVisible();
  });
});
