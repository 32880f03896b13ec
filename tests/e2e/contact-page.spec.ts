import { site } from '#company/site.ts';
import { maps } from '#content/contact.ts';
import { isOpenAt } from '#office/opening-hours.ts';
import { drawnOffices } from '../support/drawn-offices.ts';
import { hold } from '../support/forms.ts';
import { expect, test } from '../support/test.ts';
import { watchPage } from '../support/watch-page.ts';

test('no request goes to a third party before a visitor opens the map', async ({ page, baseURL }) => {
  const office = drawnOffices.at(-1);
  if (!office) return test.skip(true, 'no office has a drawing');
  const { otherOrigins } = await watchPage(page, baseURL ?? '');
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>map</p>' }),
  );
  // The button works before the scripts of the page's islands have come.
  await hold(page, '**/assets/*.js');
  await page.goto('/contact');
  await expect(page.getByRole('img', { name: /drawing of the streets/ })).toHaveCount(drawnOffices.length);
  await expect(page.getByText(maps.consent)).toBeVisible();
  expect(otherOrigins).toEqual([]);
  await page.getByRole('button', { name: new RegExp(`${maps.load}.*${office.name}`) }).click();
  await expect(page.locator(`iframe[title="${office.name}, OpenStreetMap"]`)).toBeVisible();
  // A browser with a process for each site says that the page behind the frame has no focus.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('title')))
    .toBe(`${office.name}, OpenStreetMap`);
  await expect(page.getByRole('img', { name: /drawing of the streets/ })).toHaveCount(
    drawnOffices.length - 1,
  );
  await expect
    .poll(() => otherOrigins)
    .toEqual([expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?/)]);
});

test('the office hours follow the time of the region, in summer and in winter, and offices are closed on a holiday', async ({
  page,
}) => {
  // office/opening-hours.test.ts has more of them.
  const holiday = '2026-11-26T16:00:00Z';
  for (const moment of ['2026-07-06T13:00:00Z', '2026-01-05T13:59:00Z', holiday]) {
    const isOpenThen = moment !== holiday && isOpenAt(site.offices[0], new Date(moment));
    await page.clock.setFixedTime(new Date(moment));
    await page.goto('/contact');
    await page.getByText('Office hours').first().scrollIntoViewIfNeeded();
    const words = isOpenThen ? 'Open now' : 'Closed now';
    await expect(page.getByText(words, { exact: true }).first(), moment).toBeVisible();
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page shows every drawing, no map buttons and no current status', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByText(/Open now|Closed now/)).toHaveCount(0);
    await expect(page.getByRole('img', { name: /drawing of the streets/ })).toHaveCount(drawnOffices.length);
    await expect(page.getByRole('button', { name: maps.load })).toHaveCount(0);
    await expect(page.getByText(maps.consent)).toBeHidden();
  });
});
