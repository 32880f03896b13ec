import { missingPage } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test.describe('an unknown address', () => {
  test.use({ expectedComplaints: [/404/] });

  test('answers 404 with the not-found page and logs the missing path', async ({ page }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    const response = await page.goto(`${missingPage}?token=secret`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
    expect(said).toContain(`404: there is no page at ${missingPage}`);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });

  for (const address of [
    '/404',
    '/404.html',
    '/index.htm',
    '/assets',
    '/%00',
    '/%E0%A4%A',
    '/..%2f..%2fpackage.json',
    '/services/life/x',
    '/careers/a/b',
  ]) {
    test(`${address} is no page either`, async ({ request }) => {
      const response = await request.get(address);
      expect(response.status()).toBe(404);
      expect(await response.text()).toContain('Oops! Page not found');
    });
  }
});

test.describe('another spelling of an address', () => {
  for (const [address, plain] of [
    ['/login/', '/login'],
    ['/LOGIN', '/login'],
    ['//login', '/login'],
    ['/%6Cogin', '/login'],
    ['/index.html', '/'],
    ['/Login/?from=mail', '/login?from=mail'],
  ] as const) {
    test(`${address} leads to ${plain}`, async ({ request, baseURL }) => {
      const response = await request.get(`${baseURL}${address}`, { maxRedirects: 0 });
      expect(response.status()).toBe(301);
      expect(response.headers().location).toBe(plain);
    });
  }
});

test.describe('a page that breaks', () => {
  test.use({ expectedComplaints: [/lamp/] });

  test("shows 'Unexpected Application Error!' with the error's text", async ({ page }) => {
    await page.route('**/assets/login-form-*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export function LoginForm() { throw new Error("The lamp went out") }',
      }),
    );
    await page.goto('/login');
    await page.getByLabel('Password', { exact: true }).focus();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
    ).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText('The lamp went out');
  });
});
