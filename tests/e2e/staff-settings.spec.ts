import type { Page } from '@playwright/test';
import { atOffice } from '../support/at-office.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectFocusOnPage } from '../support/expect-focus.ts';
import { makePdf } from '../support/make-pdf.ts';
import { createPerson } from '../support/staff-client.ts';
import { records, signInAs, staffDeployment } from '../support/staff-page.ts';
import { expect, test } from '../support/test.ts';

const day = 24 * 60 * 60 * 1000;
const freshAddress = () => `colleague-${crypto.randomUUID()}@example.com`;

test('the question about fewer days is wide enough to read, opens on the safe button, and changes nothing if it is left', async ({
  page,
}) => {
  await records().verification(undefined, undefined, {
    created_at: new Date(Date.now() - 3 * day).toISOString(),
  });
  await signInAs(page, 'owner');
  await page.goto('/staff/settings');
  const days = page.getByLabel('Days to keep verifications');
  const stored = await days.inputValue();
  const save = page.locator('form').filter({ has: days }).getByRole('button', { name: 'Save' });
  for (const width of [390, 600, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await days.fill('1');
    await save.click();
    const question = page.getByRole('dialog', { name: /^Delete [\d,]+ verifications?\?$/ });
    await expect(question.getByRole('button', { name: 'Leave it as it is' })).toBeFocused();
    await expect(question).toContainText('older than 1 day.');
    for (const part of [question, question.getByText('older than 1 day.')])
      expect((await part.boundingBox())?.width).toBeGreaterThan(300);
    await expect(question.getByRole('button', { name: /^Keep/ })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(days).toHaveValue(stored);
    await expect(save).toBeFocused();
  }
});

test('saving says so, and the focus stays', async ({ page }) => {
  await signInAs(page, 'owner');
  await page.goto('/staff/settings');
  const days = page.getByLabel('Days to keep messages');
  const form = page.locator('form').filter({ has: days });
  const stored = await days.inputValue();
  for (const next of [String(Number(stored) + 1), stored]) {
    await days.fill(next);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByRole('status')).toHaveText(`Saved. The server keeps messages for ${next} days.`);
    await expect(form.getByRole('button', { name: 'Save' })).toBeFocused();
  }
});

/** Opens the team page, and the dialog about a person whom no other test knows. */
async function openPerson(page: Page, name: string) {
  const person = await createPerson(staffDeployment(), 'service', { name, email: freshAddress() });
  await signInAs(page, 'owner');
  await page.goto('/staff/team');
  const row = page.getByRole('row').filter({ hasText: person.email });
  const manage = row.getByRole('button', { name: `Manage ${name}` });
  await manage.click();
  return { person, manage, dialog: page.getByRole('dialog') };
}

test('a reset asks first, and then says whether the link was mailed', async ({ page }) => {
  const { person, manage, dialog } = await openPerson(page, 'Rita Reset');
  await dialog.getByRole('button', { name: 'Reset access…' }).click();
  await expect(dialog).toHaveAccessibleName('Reset the access of Rita Reset?');
  await expect(dialog.getByRole('button', { name: 'Leave it as it is' })).toBeFocused();
  await expectAccessible(page, ['dialog']);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveAccessibleName('Rita Reset');
  await expectFocusOnPage(page);
  expect((await person.get('/me')).status).toBe(200);

  // The server under test has no mail: what it would answer with mail is put in its place.
  await page.route('**/staff/api/team/*/reset', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), mail: 'sent' } });
  });
  await dialog.getByRole('button', { name: 'Reset access…' }).click();
  await dialog.getByRole('button', { name: 'Reset access', exact: true }).click();
  await expect(dialog.getByLabel('One-time link')).toBeFocused();
  await expect(dialog.getByText(`Mailed to ${person.email}.`)).toBeVisible();
  await expectAccessible(page, ['dialog']);
  expect((await person.get('/me')).status).toBe(401);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(manage).toBeFocused();
});

test('the focus stays on the page after an invitation, a suspension and a withdrawal', async ({ page }) => {
  const { manage, dialog } = await openPerson(page, 'Susan Pended');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Suspended, and signed out everywhere.');
  await expect(dialog.getByRole('heading', { name: 'Susan Pended' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(manage).toBeFocused();

  const invite = page.getByRole('button', { name: 'Invite a person' });
  await invite.click();
  const email = freshAddress();
  await expect(dialog.getByLabel('Work email')).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('One-time link')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(invite).toBeFocused();

  await page.getByRole('button', { name: `Withdraw the link for ${email}` }).click();
  await expect(page.getByText(`The link for ${email} no longer works.`)).toBeVisible();
  await expectFocusOnPage(page);
  await expectAccessible(page);
});

test('a file that is shown adds no second main part, and its download keeps the focus', async ({ page }) => {
  const id = await records().application({ bytes: makePdf(), extension: 'pdf' });
  await signInAs(page, 'hiring');
  await page.goto(`/staff/records/application/${id}`);
  await page.getByRole('button', { name: 'Show Resume' }).click();
  await expect(page.getByText(/^\d+ pages?$/)).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.frameLocator('iframe').getByRole('main')).toHaveCount(0);
  const zoomIn = page.getByRole('button', { name: 'Zoom in' });
  // The last press finds no larger size.
  await zoomIn.focus();
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('Enter');
  await expect(zoomIn).toBeFocused();

  const open = page.getByRole('button', { name: /^Download…/ });
  await open.click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(open).toBeFocused();
  await open.click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the original' }).click();
  await download;
  await expect(open).toBeFocused();
  await expectAccessible(page);
});

test('an owner finds failed sign-ins from the team page, with name and address', async ({ page }) => {
  const email = freshAddress();
  const person = await createPerson(staffDeployment(), 'service', { name: 'Fay Failed', email });
  await person.elsewhere().auth('/sign-in/email', { email, password: 'not the password' });
  await signInAs(page, 'owner');
  await page.goto('/staff/team');
  await page.getByRole('link', { name: 'Failed sign-ins' }).click();
  await expect(page.getByLabel('Action')).toHaveValue('sign_in_failed');
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Fay Failed' });
  await expect(line).toContainText(/Fay Failed failed to sign in: wrong password, from \S+\.$/);
});

test('the overview says plainly that there was never a backup, and warns', async ({ page }) => {
  await signInAs(page, 'owner');
  await page.goto('/staff/overview');
  const server = page.getByRole('region', { name: 'The server' });
  await expect(server.getByText(/^Never\./)).toBeVisible();
  await expect(server.getByText('make a backup every day')).toBeVisible();
});

test.describe('in a browser on the other side of the world', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('times and days are those of the office', async ({ page }) => {
    const word = `w${crypto.randomUUID().replaceAll('-', '')}`;
    const date = (days: number) => new Date(Date.now() - days * day).toISOString().slice(0, 10);
    const sent = atOffice(`${date(100)}T23:30`);
    await records().message({
      name: 'Nina Night',
      message: `The word ${word}.`,
      created_at: sent.toISOString(),
    });
    await signInAs(page, 'service');
    await page.goto('/staff');
    await page.getByRole('searchbox', { name: 'Search' }).fill(word);
    const row = page.getByRole('row').filter({ hasText: 'Nina Night' });
    const shown = { timeZone: 'UTC', month: 'short', day: 'numeric' } as const;
    await expect(row).toContainText(new Date(date(100)).toLocaleDateString('en-US', shown));
    const field = (name: string) => page.getByLabel(name).filter({ visible: true });
    await field('From').fill(date(100));
    await field('Until').fill(date(100));
    await expect(row).toBeVisible();
    await field('Until').fill(date(101));
    await expect(row).toHaveCount(0);
  });
});
