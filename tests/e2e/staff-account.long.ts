import { type TOTP, URI } from 'otpauth';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectFocusOnPage } from '../support/expect-focus.ts';
import { password } from '../support/staff-client.ts';
import { signInAsNew } from '../support/staff-page.ts';
import { expect, test } from '../support/test.ts';

// Refusals are part of these journeys.
test.use({ expectedComplaints: [/Failed to load resource: .* 40[01] /] });

// second-step.staff.ts has the shorter test, and more codes.
test('a new phone takes the place of the old one, and only it lets the person in; new backup codes take the focus of their form', async ({
  page,
}) => {
  const session = await signInAsNew(page, 'owner');
  await page.goto('/staff/account');
  const section = page.getByRole('region', { name: 'Second step' });
  await section.getByRole('button', { name: 'Set up another phone' }).click();
  await expectFocusOnPage(page);
  await expectAccessible(page);
  await section.getByRole('button', { name: 'Cancel' }).click();
  await expect(section).toBeFocused();
  await section.getByRole('button', { name: 'Set up another phone' }).click();

  await section.getByLabel('Your password', { exact: true }).fill(password);
  await section.getByLabel('Code from the old phone').fill('000 000');
  await page.keyboard.press('Enter');
  await expect(section.getByRole('alert')).toHaveText(/This code is wrong/);
  const lastOldCode = session.code(1);
  await section.getByLabel('Code from the old phone').fill(lastOldCode);
  const offered = page.waitForResponse(
    (response) => response.url().endsWith('/two-factor/offer-replacement') && response.ok(),
  );
  await page.keyboard.press('Enter');
  const phone = URI.parse(((await (await offered).json()) as { totpURI: string }).totpURI) as TOTP;
  await expect(page.getByRole('heading', { name: 'Add it to your authenticator app' })).toBeFocused();
  await section.getByLabel('6-digit code').fill(phone.generate());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Store your backup codes' })).toBeFocused();
  await expect(section.getByRole('list', { name: 'Backup codes' }).getByRole('listitem')).toHaveCount(10);
  await section.getByLabel('I have stored these codes').check();
  await section.getByRole('button', { name: 'Done' }).click();
  await expect(section).toBeFocused();

  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByLabel('Work email').fill(session.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  // A code that was used already would be refused for that.
  const unused = [-1, 0, 1]
    .map((periods) => session.code(periods))
    .find((code) => ![session.lastCode, lastOldCode].includes(code));
  await page.getByLabel('6-digit code').fill(unused ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(/This code is wrong/);
  await page.getByLabel('6-digit code').fill(phone.generate({ timestamp: Date.now() + 30_000 }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Inbox' })).toBeVisible();

  await page.goto('/staff/account');
  await page.getByRole('button', { name: 'Make new codes' }).click();
  await expectFocusOnPage(page);
  await page.getByLabel('Your password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Backup codes' })).toBeFocused();
});
