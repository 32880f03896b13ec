import { addDays } from '#domain/office-days.ts';
import { officeDate } from '#office/clock.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { signInAs } from '../support/staff-page.ts';
import { expect, test } from '../support/test.ts';

test.use({ colorScheme: 'dark', viewport: { width: 390, height: 844 } });

/** Counts of so many days, of 30 pages, most of them with long addresses. */
function countsOf(length: number) {
  const today = officeDate(new Date());
  const days = Array.from({ length }, (_, at) => ({
    day: addDays(today, at - length + 1),
    views: at * 37,
    viewsAhead: at * 11,
  }));
  const pages = Array.from({ length: 30 }, (_, at) => ({
    page: at === 0 ? '/' : `/es/blog/a-very-long-address-of-an-article-${at}`,
    views: 12_000 - at,
    viewsAhead: 3000,
    opened: 120,
    openedAhead: 80,
    sent: 9,
  }));
  const sources = ['direct', 'google', 'a-name-of-thirty-letters-abcdef'];
  return {
    days,
    pages,
    languages: ['en', 'es'].map((code) => ({ code, views: 100, viewsAhead: 20 })),
    sources: sources.map((source) => ({ source, views: 1234 })),
  };
}

test('an owner sees what visitors read as bars and tables, with ranges for what is not sure', async ({
  page,
}) => {
  await page.route('**/staff/api/website/counts?*', (route) => {
    const days = Number(new URL(route.request().url()).searchParams.get('days'));
    return route.fulfill({ json: { counts: countsOf(days) } });
  });
  await signInAs(page, 'owner');
  await page.goto('/staff/overview');
  const panel = page.getByRole('region', { name: 'What visitors read' });
  await expect(panel.getByRole('img', { name: 'What visitors read' })).toBeVisible();
  await expect(panel.getByRole('row', { name: '/ 12,000–15,000 120–200 9', exact: true })).toBeVisible();
  await expect(panel.getByRole('row', { name: 'Google 1,234' })).toBeVisible();
  await panel.getByText('Show 20 more pages').click();
  await expect(panel.getByRole('row', { name: /article-29 / })).toBeVisible();
  await panel.getByLabel('Days to show').selectOption('The last 90 days');
  await expect(panel.getByText(/ in 90 days$/)).toBeVisible();
  await panel.getByText('Show the days as a table').click();
  await expectAccessible(page);
});

test('a server that has counted nothing says so, and other roles have no counts', async ({ page }) => {
  await signInAs(page, 'owner');
  await page.goto('/staff/overview');
  const panel = page.getByRole('region', { name: 'What visitors read' });
  await expect(panel.getByText('No page was read in these days.')).toBeVisible();
  await page.context().clearCookies();
  await signInAs(page, 'service');
  await page.goto('/staff/overview');
  await expect(page.getByRole('heading', { name: 'What came in' })).toBeVisible();
  await expect(panel).toHaveCount(0);
});
