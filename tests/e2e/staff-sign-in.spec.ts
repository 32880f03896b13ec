import type { Page } from '@playwright/test';
import { type TOTP, URI } from 'otpauth';
import { site } from '#company/site.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { inviteFromShell, password } from '../support/staff-client.ts';
import { signInAs, signInAsNew, staffDeployment } from '../support/staff-page.ts';
import { expect, test } from '../support/test.ts';

// Refusals and a lost connection are part of these journeys.
test.use({
  expectedComplaints: [/Failed to load resource: (.* 4(0[139]|10) |net::ERR_INTERNET_DISCONNECTED)/],
});

/** Sets up the second step as a person does, and returns what their phone has. */
async function setUpSecondStep(page: Page): Promise<TOTP> {
  await page.getByLabel('Your password', { exact: true }).fill(password);
  const enabled = page.waitForResponse(/two-factor\/enable/);
  await page.keyboard.press('Enter');
  const totp = URI.parse(((await (await enabled).json()) as { totpURI: string }).totpURI) as TOTP;
  await expect(page.getByRole('heading', { name: 'Add it to your authenticator app' })).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('6-digit code').fill(totp.generate());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Backup codes' }).getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue to the app' }).click();
  await expect(page.getByText('Store the codes first')).toBeVisible();
  await page.getByLabel('I have stored these codes').check();
  await page.getByRole('button', { name: 'Continue to the app' }).click();
  return totp;
}

test('a link leads an owner through password and second step to the inbox', async ({ page }) => {
  const email = `owner-${Date.now()}@example.com`;
  await page.goto(await inviteFromShell(staffDeployment(), email, 'owner'));
  await page.getByLabel('Your name').fill('Olivia Owner');
  await expectAccessible(page);
  await page.getByLabel('Password', { exact: true }).fill('too short');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Please check this field' })).toBeFocused();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await setUpSecondStep(page);
  await expect(page.getByRole('heading', { name: 'Inbox' })).toBeVisible();
  await expect(page).toHaveTitle(`Inbox · ${site.name} staff`);
});

test('an owner invites a colleague, who comes in, and suspends them, which puts them out; all of it is accessible', async ({
  page,
  browser,
}) => {
  await signInAs(page, 'owner');
  await page.goto('/staff');
  await page.getByRole('link', { name: 'Team' }).click();
  await expect(page.getByRole('heading', { name: 'Team', level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(`Team · ${site.name} staff`);
  await page.getByRole('button', { name: 'Invite a person' }).click();
  const colleague = `colleague-${Date.now()}@example.com`;
  await page.getByLabel('Work email').fill(colleague);
  await page.getByRole('button', { name: 'Create the link' }).click();
  const link = await page.getByLabel('One-time link').inputValue();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: colleague })).toBeVisible();

  const theirs = await (await browser.newContext()).newPage();
  await theirs.goto(link);
  await theirs.getByLabel('Your name').fill('Cora Colleague');
  await theirs.getByLabel('Password', { exact: true }).fill(password);
  await theirs.keyboard.press('Enter');
  await expect(theirs.getByRole('heading', { name: 'Inbox' })).toBeVisible();
  await expect(theirs.getByRole('link', { name: 'Team' })).toHaveCount(0);
  await theirs.goto(link);
  await expect(theirs.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await theirs.goto('/staff/team');
  await expect(theirs.getByRole('heading', { name: 'Not part of your role' })).toBeVisible();

  await page.reload();
  const row = page.getByRole('row').filter({ hasText: colleague });
  await expect(row).toContainText('Service');
  await row.getByRole('button', { name: 'Manage Cora Colleague' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row).toContainText('Suspended');
  await theirs.getByRole('link', { name: 'Inbox' }).click();
  await expect(theirs.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();
  await theirs.getByLabel('Password', { exact: true }).fill(password);
  await theirs.keyboard.press('Enter');
  await expect(theirs.getByRole('alert')).toHaveText('Your access is suspended. Ask an owner.');
  await theirs.context().close();
});

test('a phone has a bar for the thumb, and a banner while it is offline; a session that ends keeps what was typed', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const session = await signInAsNew(page, 'owner');
  await page.goto('/staff/nowhere');
  await expect(page.getByRole('heading', { name: 'Not here any more' })).toBeVisible();
  await expectAccessible(page);
  const menu = page.getByRole('navigation', { name: 'Menu' });
  const bar = await menu.boundingBox();
  expect(Math.round((bar?.y ?? 0) + (bar?.height ?? 0))).toBe(844);
  const links = menu.locator('a:visible, button:visible');
  await expect(links).not.toHaveCount(0);
  for (const link of await links.all()) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await menu.getByRole('button', { name: 'More' }).click();
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await expect(sheet.getByRole('link')).toHaveText([/Team/, /Audit/, /Settings/, /Your account/]);
  await expectAccessible(page);
  await sheet.getByRole('link', { name: 'Your account' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByLabel('Current password', { exact: true }).fill('half typed');

  // Signed out in another tab.
  const other = await context.newPage();
  await other.goto('/staff/account');
  await other.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(other.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type('a wrong password');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText(/Email or password is wrong/);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('6-digit code')).toBeFocused();
  await page.keyboard.type(session.code(1));
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel('Current password', { exact: true })).toHaveValue('half typed');
  await page.getByRole('link', { name: 'Team' }).click();
  await expect(page.getByRole('table')).toBeVisible();
});

test('whose session is over at the very start sees the sign-in page, which names what is wrong and works by keyboard alone', async ({
  page,
}) => {
  await signInAs(page, 'service');
  await page.route('**/staff/api/me', async (route) => {
    await page.context().clearCookies();
    await route.fulfill({ status: 401, json: { code: 'signed_out' } });
  });
  await page.goto('/staff');
  await expect(page).toHaveTitle(`Sign in · ${site.name} staff`);
  await expect(page.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
  await expect(page.getByLabel('Work email')).toHaveAttribute('autocomplete', 'username');
  await page.getByLabel('Work email').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Please check these fields' })).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Work email').fill('nobody@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('a wrong password');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Email or password is wrong. Check both and try again.');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.goto('/staff/welcome#a-link-that-was-never-made');
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  // The secret is neither in the address nor in the history.
  expect(new URL(page.url()).hash).toBe('');
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Open your link again' })).toBeVisible();
  await page.goto('/staff/welcome#another-link-that-was-never-made');
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the sign-in page says what to do', async ({ page }) => {
    await page.goto('/staff');
    await expect(page.getByRole('heading', { name: 'The staff app needs JavaScript' })).toBeVisible();
    await expect(page.getByRole('paragraph')).toContainText('Turn JavaScript on');
  });
});
