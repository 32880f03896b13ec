import { expect, test } from '../support/test.ts';

test('both filters narrow the list, stand in the address and survive a reload', async ({ page }) => {
  await page.goto('/careers');
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

  await page.getByRole('button', { name: 'Show all openings' }).click();
  await expect(cards).toHaveCount(3);
  await location.selectOption('Remote');
  await page.getByLabel('Job type').selectOption('Remote');
  await expect(cards).toHaveCount(3);
  await location.selectOption('all');
  await page.getByLabel('Job type').selectOption('all');
  await expect(page).toHaveURL('/careers');
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

test('an unknown job is told so, with status 404 and a way back', async ({ request }) => {
  const response = await request.get('/careers/lighthouse-keeper');
  expect(response.status()).toBe(404);
  const html = await response.text();
  expect(html).toContain('Job Not Found');
  expect(html).toContain('The job listing you&#x27;re looking for doesn&#x27;t exist or has been removed.');
  expect(html).toContain('href="/careers"');
});

test('an unknown service is told so, with status 404 and a way to all services', async ({ request }) => {
  const response = await request.get('/services/pet');
  expect(response.status()).toBe(404);
  const html = await response.text();
  expect(html).toContain('Service Not Found');
  expect(html).toContain('The service you&#x27;re looking for doesn&#x27;t exist or has been moved.');
  expect(html).toMatch(/href="\/services"[^>]*>View All Services/);
});

test('a plain static host, with one 404 page for all, still tells an unknown service from an unknown page', async ({
  page,
}) => {
  await page.route('**/services/pet', async (route) =>
    route.fulfill({ response: await route.fetch({ url: new URL('/nowhere', route.request().url()).href }) }),
  );
  await page.goto('/services/pet');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service Not Found');
});

test.use({ expectedComplaints: [/404/] });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the openings are there to read', async ({ page }) => {
    await page.goto('/careers');
    await expect(page.locator('section[aria-labelledby=openings] li')).toHaveCount(3);
    await expect(page.getByLabel('Location')).toBeHidden();
  });
});
