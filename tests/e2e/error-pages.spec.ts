import { missingPage } from '../support/pages.ts';
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

test('a static host with a single 404 page still names an unknown service', async ({ page }) => {
  await page.route('**/services/no-such-service', async (route) =>
    route.fulfill({ response: await route.fetch({ url: new URL('/nowhere', route.request().url()).href }) }),
  );
  await page.goto('/services/no-such-service');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service Not Found');
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
