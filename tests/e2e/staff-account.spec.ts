import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { records, signInAsNew } from '../support/staff-page.ts';
import { expect, test } from '../support/test.ts';

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
