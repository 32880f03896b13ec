import { expect, test } from '../support/test.ts';

test('a valid login is acknowledged, sends nothing and logs no password', async ({ page }) => {
  const said: string[] = [];
  page.on('console', async (message) =>
    said.push(
      ...(await Promise.all(message.args().map((arg) => arg.jsonValue()))).map((value) =>
        JSON.stringify(value),
      ),
    ),
  );
  await page.goto('/login');
  await page.getByLabel('Email address').first().fill('ada@harborlight.example');
  await page.getByLabel('Password').fill('lamplight-secret');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Login successful!')).toBeVisible();
  await expect(page.getByText('Redirecting to your dashboard...')).toBeVisible();
  await expect(page.getByLabel('Password')).toHaveValue('');
  expect(requests).toEqual([]);
  expect(page.url()).not.toContain('secret');
  await expect.poll(() => said.join(' ')).toContain('ada@harborlight.example');
  expect(said.join(' ')).not.toContain('lamplight-secret');
});

test('an empty login names what is missing, takes the focus there and keeps what was typed', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByLabel('Password').fill('short');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: 'Invalid email address' }).click();
  await expect(page.getByRole('main').getByLabel('Email address')).toBeFocused();
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription(
    'Password must be at least 8 characters',
  );
  await expect(page.getByLabel('Password')).toHaveValue('short');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says how to reach us instead', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'This form needs JavaScript' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeHidden();
    await expect(page.getByRole('main').locator('a[href^="tel:"]')).toBeVisible();
  });
});
