import { site } from '#company/site.ts';
import { businessHoursBefore } from '#office/business-hours.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { records, signInAs, signInAsNew } from '../support/staff-page.ts';
import { expect, test } from '../support/test.ts';

const day = 24 * 60 * 60 * 1000;

test('the overview shows what came in as bars and as a table, what is late, and that there was never a backup; service sees less', async ({
  page,
}) => {
  const subject = `Waits since ${Date.now()}`;
  // Older than anything that other tests leave without an answer, so that it stands at the top.
  const { message, remove } = records();
  const id = await message({ subject, created_at: new Date(Date.now() - 350 * day).toISOString() });
  try {
    await signInAs(page, 'owner');
    await page.goto('/staff/overview');
    await expect(page).toHaveTitle(`Overview · ${site.name} staff`);
    const chart = page.getByRole('img', { name: 'What came in' });
    await expect(chart).toBeVisible();
    const arrivals = page.getByRole('region', { name: 'What came in' });
    await arrivals.getByText('Show as a table').click();
    const rows = arrivals.getByRole('table').getByRole('row');
    await expect(rows).toHaveCount(31);
    await expect(page.getByRole('link', { name: subject })).toHaveAttribute(
      'href',
      /\/staff\/records\/message\//,
    );
    await expect(page.getByText(/^3\d\d days late$/)).toBeVisible();
    const server = page.getByRole('region', { name: 'The server' });
    await expect(server.getByText(/^Never\./)).toBeVisible();
    await expect(server.getByText('make a backup every day')).toBeVisible();
  } finally {
    await remove('contacts', id);
  }
  await expectAccessible(page);

  await test.step('a person of service sees the figures of messages, and nothing of the server', async () => {
    await records().message({ created_at: businessHoursBefore(new Date(), 1).toISOString() });
    await page.context().clearCookies();
    await signInAs(page, 'service');
    await page.goto('/staff/overview');
    await expect(page.getByRole('heading', { name: 'What came in' })).toBeVisible();
    await expect(page.getByText('Verifications')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'The server' })).toHaveCount(0);
    for (const screen of ['Audit', 'Settings'])
      await expect(page.getByRole('link', { name: screen })).toHaveCount(0);
  });
});

test('an owner filters the audit and exports it', async ({ page }) => {
  await signInAsNew(page, 'owner', 'Olive Marsh');
  await page.goto('/staff/audit');
  await expect(page).toHaveTitle(`Audit · ${site.name} staff`);
  // Others work at the same time, so a line need not be the first.
  const lines = page.getByRole('main').getByRole('listitem');
  const line = (text: string | RegExp) => lines.filter({ hasText: text }).first();
  await expect(line('Olive Marsh turned on the second step.')).toBeVisible();
  await page.getByLabel('Action').selectOption('Invitation accepted');
  await expect(line('Olive Marsh joined as Owner.')).toBeVisible();
  await expect(page).toHaveURL(/\?action=invitation_accepted$/);
  const record = page.getByLabel('Record');
  await record.fill('not a reference');
  await record.press('Enter');
  await expect(page.getByText('Enter a reference, such as K7QM-2XRA')).toBeVisible();
  await record.fill('2222-2222');
  await record.press('Enter');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(line('turned on the second step.')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  expect((await download).suggestedFilename()).toBe('audit.csv');
  await expect(line(/Olive Marsh exported [\d,]+ lines of the audit\./)).toBeVisible();
});
