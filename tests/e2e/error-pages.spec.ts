import { missingPage, pagesBelow } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test.use({ expectedComplaints: [/404|lamp/] });

test('an unknown address shows the not-found page and logs its path without the query', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const response = await page.goto(`${missingPage}?token=secret`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
  expect(logged).toContain(`404: there is no page at ${missingPage}`);
  expect(logged.join()).not.toContain('secret');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('malformed addresses, folders and file names answer 404 with the not-found page', async ({
  request,
}) => {
  for (const address of [
    '/404',
    '/404.html',
    '/index.htm',
    '/assets',
    '/%00',
    '/%E0%A4%A',
    '/..%2f..%2fpackage.json',
    ...pagesBelow('/services').map((service) => `${service}/x`),
    '/careers/a/b',
  ]) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(404);
    expect(await response.text(), address).toContain('Oops! Page not found');
  }
});

test('an unknown job and an unknown service answer 404 with a page of their own', async ({ request }) => {
  const job = await request.get('/careers/no-such-job');
  expect(job.status()).toBe(404);
  const jobPage = await job.text();
  expect(jobPage).toContain('Job Not Found');
  expect(jobPage).toContain(
    'The job listing you&#x27;re looking for doesn&#x27;t exist or has been removed.',
  );
  expect(jobPage).toContain('href="/careers"');

  const service = await request.get('/services/no-such-service');
  expect(service.status()).toBe(404);
  const servicePage = await service.text();
  expect(servicePage).toContain('Service Not Found');
  expect(servicePage).toContain('The service you&#x27;re looking for doesn&#x27;t exist or has been moved.');
  expect(servicePage).toMatch(/href="\/services"[^>]*>View All Services/);
});

test('a static host with a single 404 page still names an unknown service', async ({ page }) => {
  await page.route('**/services/no-such-service', async (route) =>
    route.fulfill({ response: await route.fetch({ url: new URL('/nowhere', route.request().url()).href }) }),
  );
  await page.goto('/services/no-such-service');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service Not Found');
});

test('other spellings of an address redirect to the canonical one', async ({ request, baseURL }) => {
  for (const [address, canonical] of Object.entries({
    '/terms/': '/terms',
    '/TERMS': '/terms',
    '//terms': '/terms',
    '/%74erms': '/terms',
    '/index.html': '/',
    '/Terms/?from=mail': '/terms?from=mail',
  })) {
    const response = await request.get(`${baseURL}${address}`, { maxRedirects: 0 });
    expect(response.status(), address).toBe(301);
    expect(response.headers().location, address).toBe(canonical);
  }
});

test("a component that throws shows 'Unexpected Application Error!' with the error's text", async ({
  page,
}) => {
  await page.route('**/assets/contact-form-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export function ContactForm() { throw new Error("The lamp went out") }',
    }),
  );
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('The lamp went out');
});
