import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type TOTP, URI } from 'otpauth';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectFocusOnPage } from '../support/expect-focus.ts';
import { password } from '../support/staff-client.ts';
import { records, signInAsNew } from '../support/staff-page.ts';
import { expect, test } from '../support/test.ts';

// Refusals are part of these journeys.
test.use({ expectedComplaints: [/Failed to load resource: .* 40[01] /] });

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

/** Opens the inbox on one message that no other test knows, with the focus on its line. */
async function openOneMessage(page: Page) {
  const word = `w${randomUUID().replaceAll('-', '')}`;
  await records().message({ name: 'Nora Typist', message: `A question with the word ${word}.` });
  await page.goto('/staff');
  await page.getByRole('searchbox', { name: 'Search' }).fill(word);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name: 'Nora Typist' }).focus();
}

test('whoever types a text on the list changes nothing, a second later keys act again, and single keys can be switched off for this person in this browser', async ({
  page,
}) => {
  await signInAsNew(page, 'service');
  await page.clock.install();
  await openOneMessage(page);
  const row = page.getByRole('row').filter({ hasText: 'Nora Typist' });
  await page.keyboard.type('note on deleted');
  await expect(row).toContainText('New');
  await expect(row).not.toContainText('You');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.clock.fastForward(1_000);
  await page.keyboard.press('a');
  await expect(page.getByText('Assigned to you.')).toBeVisible();
  await page.keyboard.press('z');
  await expect(row).toContainText('New');

  await page.goto('/staff/account');
  const keys = page.getByRole('checkbox', { name: 'Single keys act' });
  await expect(keys).toBeChecked();
  await keys.uncheck();
  await openOneMessage(page);
  for (const key of ['e', 'a', 'x', '?', '/']) await page.keyboard.press(key);
  await expect(row).toContainText('New');
  await expect(row).not.toContainText('You');
  await expect(row.getByRole('checkbox')).not.toBeChecked();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Nora Typist' })).toBeFocused();
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(page.getByRole('dialog')).toContainText('switch single keys off under Your account');
  await page.keyboard.press('Escape');

  await page.goto('/staff/account');
  await expect(keys).not.toBeChecked();
  await keys.check();
  await openOneMessage(page);
  await page.keyboard.press('a');
  await expect(page.getByText('Assigned to you.')).toBeVisible();
});
