import { formatPay } from '#app/catalog/format-pay.ts';
import { page as application } from '#content/application.ts';
import { jobDetail, openings } from '#content/careers.ts';
import { hold } from '../support/forms.ts';
import { openHydrated } from '../support/open-hydrated.ts';
import {
  applyPath,
  countMatches,
  filterLocationOf,
  filters,
  firstOpening,
  hasFilters,
  listedJobs,
} from '../support/openings.ts';
import { expect, test } from '../support/test.ts';
import { expectWebFonts } from '../support/web-fonts.ts';

/** The form is for any title. */
const anyTitle = 'Lamp Lighter';
/** The last location of the filter under which there is no opening. */
const emptyLocation = filters.locations.findLast((location) => countMatches(location) === 0);
const empty = 'No job openings match your current filters.';
const countWords = `${listedJobs.length} ${openings.count.many}`;

test('both filters narrow the list of openings', async ({ page }) => {
  test.skip(!hasFilters, 'there is nothing to filter');
  await test.step('the filters appear once they work, and move nothing', async () => {
    const job = firstOpening();
    const location = filterLocationOf(job);
    const release = await hold(page, '**/assets/*.js');
    await page.goto(`/careers?location=${encodeURIComponent(location)}`);
    const heading = page.getByRole('heading', { name: 'Open positions' });
    const card = page.getByRole('listitem').filter({ hasText: job.title }).first();
    const distance = async () =>
      ((await card.boundingBox())?.y ?? 0) - ((await heading.boundingBox())?.y ?? 0);
    await expect(page.getByLabel('Location')).toBeHidden();
    await expectWebFonts(page);
    const before = await distance();
    release();
    await expect(page.getByLabel('Location')).toHaveValue(location);
    await expect(page.getByLabel('Location')).toBeVisible();
    expect(await distance()).toBeCloseTo(before, 0);
  });

  await test.step('both narrow the list and are part of the URL', async () => {
    const job = firstOpening();
    // An unknown value counts as all.
    await openHydrated(page, '/careers?location=Nowhere&type=');
    const cards = page.locator('section[aria-labelledby=openings] li');
    const location = page.getByLabel('Location');
    await expect(page.getByRole('status').filter({ hasText: countWords })).toBeVisible();
    await expect(location).toHaveValue('all');
    await expect(page.getByLabel('Job type')).toHaveValue('all');
    await expect(cards).toHaveCount(listedJobs.length);
    await expect(location.locator('option')).toHaveCount(1 + filters.locations.length);
    await expect(page.getByLabel('Job type').locator('option')).toHaveText(['All types', ...filters.types]);

    const chosen = filterLocationOf(job);
    await location.selectOption(chosen);
    await page.getByLabel('Job type').selectOption(job.type);
    await expect.poll(() => new URL(page.url()).searchParams.get('location')).toBe(chosen);
    await expect(cards.filter({ visible: true })).toHaveCount(countMatches(chosen, job.type));
    await location.selectOption('all');
    await page.getByLabel('Job type').selectOption('all');
    await expect(page).toHaveURL('/careers');
    await expect(cards.filter({ visible: true })).toHaveCount(listedJobs.length);
  });

  if (!emptyLocation) return;
  await test.step('a location without openings says so, also after a reload, and leads back to all', async () => {
    const cards = page.locator('section[aria-labelledby=openings] li');
    const location = page.getByLabel('Location');
    await location.selectOption(emptyLocation);
    await expect(page.getByText(empty)).toBeVisible();
    await expect(cards.filter({ visible: true })).toHaveCount(0);
    await expect.poll(() => new URL(page.url()).searchParams.get('location')).toBe(emptyLocation);
    await page.reload();
    await expect(location).toHaveValue(emptyLocation);
    await expect(page.getByText(empty)).toBeVisible();

    await page.getByRole('button', { name: 'Show all openings' }).click();
    await expect(cards.filter({ visible: true })).toHaveCount(listedJobs.length);
  });
});

test('an opening leads to its page, from there to the application with its title, and back', async ({
  page,
}) => {
  test.skip(listedJobs.length === 0, 'no opening is listed');
  const job = firstOpening();
  await page.goto('/careers');
  await page
    .getByRole('link', { name: /View Details/ })
    .filter({ hasText: job.title })
    .click();
  await expect(page).toHaveURL(`/careers/${job.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(job.title);
  for (const label of ['Department', 'Location', 'Employment type', 'Pay range', 'Posted']) {
    await expect(
      page.getByRole('complementary').filter({ hasText: 'Pay range' }).getByText(label, { exact: true }),
    ).toBeVisible();
  }
  await test.step('its facts and the link to apply are in the first screen, and a phone shows each fact once', async () => {
    const apply = page.getByRole('link', { name: 'Apply Now' }).first();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(apply).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(apply).toBeInViewport({ ratio: 1 });
    const pay = page.getByText(formatPay(job.pay), { exact: true }).filter({ visible: true });
    await expect(pay).toHaveCount(1);
    await expect(pay).toBeInViewport();
    const labels = await page.getByRole('main').locator('dt:visible').allTextContents();
    expect(labels).toEqual([...new Set(labels)]);
  });
  await test.step('the way back points back and leads to the openings', async () => {
    const back = page.getByRole('link', { name: jobDetail.back.label });
    // The arrow stands before the words.
    expect(
      await back.evaluate(
        (link) => link.firstElementChild?.tagName === 'svg' && link.firstChild === link.firstElementChild,
      ),
    ).toBe(true);
    await back.click();
    await expect(page).toHaveURL('/careers');
    await page.goBack();
  });
  await page.getByRole('link', { name: 'Apply Now' }).first().click();
  await expect(page).toHaveURL(applyPath(job.title));
  await expect(page.getByRole('main').getByText(job.title)).toBeVisible();
});

test('an application never shows the title of another job first, and its form begins in the first screen', async ({
  page,
}) => {
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
  await page.goto(applyPath(anyTitle), { waitUntil: 'commit' });
  await expect(page.getByRole('main').getByText(anyTitle)).toBeVisible();
  release();
  await expect(page.locator('[data-island]')).toHaveAttribute('data-hydrated');
  await expect(page.getByRole('main').getByText(anyTitle)).toBeVisible();
  expect(await page.evaluate('seenOther')).toBe(false);

  await test.step('its form begins in the first screen', async () => {
    await expectWebFonts(page);
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo(0, 0));
      await expect(page.getByRole('main').getByLabel('Full name')).toBeInViewport({ ratio: 1 });
    }
  });
});

test.describe('when the script of the filters cannot be loaded', () => {
  test.use({ expectedComplaints: [/Failed to load resource|preload/i] });

  test('all openings are shown and the filters are not', async ({ page }) => {
    test.skip(!hasFilters, 'there is nothing to filter');
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(`/careers?location=${encodeURIComponent(filters.locations.at(-1) ?? '')}`);
    await expect(page.getByRole('alert').filter({ hasText: 'did not load completely' })).toBeVisible();
    await expect(page.getByRole('link', { name: /View Details/ })).toHaveCount(listedJobs.length);
    for (const label of ['Location', 'Job type']) await expect(page.getByLabel(label)).toBeHidden();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the openings are listed, and the application page names no job', async ({ page }) => {
    await page.goto('/careers');
    await expect(page.locator('section[aria-labelledby=openings] li')).toHaveCount(listedJobs.length);
    await expect(page.getByLabel('Location')).toBeHidden();
    await page.goto(applyPath(anyTitle));
    await expect(page.getByText('Unlisted Position')).toBeHidden();
    await expect(page.getByText(application.jobWithoutScripts)).toBeVisible();
  });
});
