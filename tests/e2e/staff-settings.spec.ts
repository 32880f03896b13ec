import type { Page } from '@playwright/test';
import { site } from '#company/site.ts';
import { atOffice } from '../support/at-office.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectFocusOnPage } from '../support/expect-focus.ts';
import { createPerson } from '../support/staff-client.ts';
import { records, signInAs, staffDeployment } from '../support/staff-page.ts';
import { expect, test } from '../support/test.ts';

const day = 24 * 60 * 60 * 1000;
const freshAddress = () => `colleague-${crypto.randomUUID()}@example.com`;

test('fewer days ask before they delete and name the number, and saving says so', async ({ page }) => {
  await records().verification(undefined, undefined, {
    created_at: new Date(Date.now() - 3 * day).toISOString(),
  });
  const created_at = new Date(Date.now() - 200 * day).toISOString();
  await records().application(undefined, { created_at });
  await signInAs(page, 'owner');
  await page.goto('/staff/settings');
  await expect(page).toHaveTitle(`Settings · ${site.name} staff`);
  await test.step('the question is wide enough to read, opens on the safe button, and changes nothing if it is left', async () => {
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
  await test.step('saving says so, and the focus stays', async () => {
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
  await test.step('the question names the number, and only what was agreed is sent', async () => {
    const days = page.getByLabel('Days to keep applications');
    const save = page.locator('form').filter({ has: days }).getByRole('button', { name: 'Save' });
    await days.fill('0');
    await save.click();
    await expect(page.getByText('Enter a whole number from 1 to 3650.')).toBeVisible();
    await days.fill('199');
    await save.click();
    const question = page.getByRole('dialog', { name: /^Delete [\d,]+ applications?\?$/ });
    await expect(question).toBeVisible();
    await expectAccessible(page, ['dialog']);
    await question.getByRole('button', { name: 'Leave it as it is' }).click();
    await expect(question).toBeHidden();
    // The stored number is back.
    await expect(days).toHaveValue('365');
    await expect(save).toBeFocused();
    await days.fill('199');
    // The database that all tests share keeps its days: the last request is answered here.
    const sent = page.waitForRequest('**/staff/api/settings/retention');
    await page.route('**/staff/api/settings/retention', (route) =>
      route.fulfill({ json: { kind: 'application', days: 199 } }),
    );
    await save.click();
    await question.getByRole('button', { name: /^Delete (it|them)$/ }).click();
    expect((await sent).postDataJSON()).toEqual({
      kind: 'application',
      days: 199,
      seenDays: 365,
      agreedDeletions: expect.any(Number),
    });
  });
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

test('the focus stays on the team page after a reset, an invitation, a suspension and a withdrawal', async ({
  page,
}) => {
  await test.step('a reset asks first, and then says whether the link was mailed', async () => {
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
    expect((await person.get('/me')).status).toBe(401);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(manage).toBeFocused();
  });
  await test.step('the focus stays on the page after an invitation, a suspension and a withdrawal', async () => {
    const { person, manage, dialog } = await openPerson(page, 'Susan Pended');
    await person.elsewhere().auth('/sign-in/email', { email: person.email, password: 'not the password' });
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
  });
  await test.step('failed sign-ins have name and address', async () => {
    await page.getByRole('link', { name: 'Failed sign-ins' }).click();
    await expect(page.getByLabel('Action')).toHaveValue('sign_in_failed');
    const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Susan Pended' });
    await expect(line).toContainText(/Susan Pended failed to sign in: wrong password, from \S+\.$/);
  });
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
