import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { site } from '#company/site.ts';
import { referenceOf } from '#domain/references.ts';
import { clientOf } from '../support/clients.ts';
import { countTableRoles } from '../support/count-table-roles.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { sampleContact } from '../support/samples.ts';
import { records, signInAs, staffDeployment } from '../support/staff-page.ts';
import { expect, test } from '../support/test.ts';

/** Stores messages whose text has a word of their own, the last one first in the list. */
async function storeMessages(word: string, ...names: string[]) {
  const { url, staffKey } = staffDeployment();
  const rows = names.map((name, at) => ({
    ...sampleContact({ name, message: `A question with the word ${word}.` }),
    created_at: new Date(Date.now() - (names.length - at) * 1000).toISOString(),
  }));
  await clientOf(url, staffKey).from('contacts').insert(rows).throwOnError();
  return rows;
}

async function openInbox(page: Page, search: string) {
  await page.goto('/staff');
  await page.getByRole('searchbox', { name: 'Search' }).fill(search);
}

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const makeWord = () => `w${randomUUID().replaceAll('-', '')}`;

test('the whole inbox with the keyboard alone', async ({ page }) => {
  const word = makeWord();
  const [first] = await storeMessages(word, 'Ann First', 'Bea Second', 'Cara Third');
  await signInAs(page, 'service');
  await page.clock.install();
  await page.goto('/staff');
  await expect(page.getByRole('table')).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(word);
  await expect(page.getByRole('row')).toHaveCount(4);
  await expect(page.getByRole('radio', { name: /^New 3$/ })).toBeChecked();
  const announced = (text: string) => page.getByRole('status').getByText(text, { exact: true });
  await expect(announced('3 records found')).toBeAttached();
  // A letter in the field is only a letter.
  await page.keyboard.press('j');
  await expect(page.getByRole('searchbox')).toHaveValue(`${word}j`);
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(page.getByRole('row')).toHaveCount(4);
  await page.getByRole('searchbox').blur();

  // What was typed a moment ago is over.
  await page.clock.fastForward(1_000);
  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name: 'Cara Third' })).toBeFocused();
  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name: 'Bea Second' })).toBeFocused();
  await page.keyboard.press('a');
  await expect(rowOf(page, 'Bea Second')).toContainText('You');
  await expect(rowOf(page, 'Bea Second')).toContainText('In progress');
  await page.keyboard.press('e');
  // Nobody has answered it, so somebody has to say how it ended.
  await expect(page.getByRole('dialog', { name: 'How was this message answered?' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'By phone' })).toBeFocused();
  await expectAccessible(page);
  // Nothing is chosen, so nothing is recorded.
  await expect(page.getByRole('radio', { checked: true }).and(page.locator('[name=outcome]'))).toHaveCount(0);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Marked done.')).toBeVisible();
  await expect(rowOf(page, 'Bea Second')).toContainText('Done');
  await page.keyboard.press('z');
  await expect(rowOf(page, 'Bea Second')).toContainText('In progress');

  // Two at once.
  await page.keyboard.press('k');
  await page.keyboard.press('x');
  // The bar for several records moves the rows.
  await expect(page.getByRole('group', { name: '1 selected' })).toBeVisible();
  await rowOf(page, 'Ann First').getByRole('checkbox').check();
  await expect(page.getByRole('group', { name: '2 selected' })).toBeVisible();
  await expect(announced('2 selected')).toBeAttached();
  await page.keyboard.press('e');
  await page.getByRole('radio', { name: 'Spam' }).check();
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 records marked done.')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Done 2$/ })).toBeAttached();

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');

  // One that arrives is announced, not pushed in between.
  await storeMessages(word, 'Dora Later');
  await page.clock.fastForward(31_000);
  await page.getByRole('button', { name: '1 new' }).click();
  await expect(rowOf(page, 'Dora Later')).toBeVisible();

  // A reference finds its record in every tab. Back from it, the search is still there.
  await page.getByRole('searchbox').fill(referenceOf(first?.id ?? ''));
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(rowOf(page, 'Ann First')).toBeVisible();
  await page.getByRole('searchbox').blur();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/staff/records/message/${first?.id}`);
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue(referenceOf(first?.id ?? ''));
  await expect(rowOf(page, 'Ann First')).toHaveAttribute('data-active');
});

test('an owner sees all filters in one line at 1440', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAs(page, 'owner');
  await records().application(undefined, { job_title: 'Customer Service Representative (Remote)' });
  await page.goto('/staff');
  const topOf = async (label: string) =>
    (await page.getByLabel(label, { exact: true }).filter({ visible: true }).boundingBox())?.y;
  await expect(page.getByRole('combobox', { name: 'Job' })).toBeVisible();
  expect(await topOf('Until')).toBe(await topOf('From'));
});

test('rows open their records at every width, and searches, filters and keys lead from record to record', async ({
  page,
}) => {
  const service = await signInAs(page, 'service');
  await test.step('a search finds what is done too, and what a colleague noted', async () => {
    const word = makeWord();
    const [ann] = await storeMessages(word, 'Ann First', 'Bea Second');
    const entries = [{ kind: 'message', id: ann?.id, version: 1 }];
    await service.post('/inbox/change', { entries, change: { state: 'done', outcome: 'phone' } });
    await openInbox(page, word);
    // The heads of table and group, and two records.
    await expect(page.getByRole('row')).toHaveCount(4);
    await expect(rowOf(page, 'Bea Second')).toBeVisible();
    await expect(page.getByRole('rowheader', { name: 'Found in other states' })).toBeVisible();
    await expect(rowOf(page, 'Ann First')).toContainText('Done');
    // An answer of a colleague is found as well.
    await service.post(`/records/message/${ann?.id}/notes`, { body: `Called, about the zebra of ${word}` });
    await page.getByRole('searchbox').fill(`zebra ${word}`);
    await expect(rowOf(page, 'Ann First')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Nothing found' })).toHaveCount(0);
  });

  if (site.languages.includes('es'))
    await test.step('a record from a Spanish page has a tag and a filter', async () => {
      const word = makeWord();
      const { url, staffKey } = staffDeployment();
      const message = `A question with the word ${word}.`;
      const rows = [
        sampleContact({ name: 'Ann English', message, language: 'en' }),
        sampleContact({ name: 'Eva Española', message, language: 'es' }),
      ];
      await clientOf(url, staffKey).from('contacts').insert(rows).throwOnError();
      await openInbox(page, word);
      await expect(page.getByRole('row')).toHaveCount(3);
      await expect(rowOf(page, 'Eva Española')).toContainText('Spanish');
      await expect(rowOf(page, 'Ann English')).not.toContainText('Spanish');
      await page.getByRole('combobox', { name: 'Language' }).selectOption('Spanish');
      await expect(page.getByRole('row')).toHaveCount(2);
      await expect(rowOf(page, 'Eva Española')).toBeVisible();
      await page.getByRole('link', { name: 'Eva Española' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Eva Española' })).toBeVisible();
      await expect(page.getByText('Spanish', { exact: true })).toBeVisible();
      await page.goBack();
      await page.getByRole('button', { name: 'Clear filters' }).click();
      await expect(page.getByRole('row')).toHaveCount(3);
    });

  await test.step('after j and u, e acts on the row that has the focus, and next goes past the loaded page', async () => {
    const word = makeWord();
    const names = Array.from({ length: 52 }, (_, at) => `Person ${at + 1}`);
    await storeMessages(word, ...names);
    await openInbox(page, word);
    await expect(page.getByRole('link', { name: 'Person 52', exact: true })).toBeVisible();
    // Without scrolling, so that the list loads no more.
    await expect(page.getByRole('row')).toHaveCount(51);
    const link = page.getByRole('link', { name: 'Person 4', exact: true });
    await link.evaluate((element: HTMLElement) => element.click());
    const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
    await expect(heading('Person 4')).toBeVisible();
    // Of all that the list has, also where it is not loaded.
    await expect(page.getByText('49 of 52')).toBeVisible();
    for (const name of ['Person 3', 'Person 2', 'Person 1']) {
      await page.keyboard.press('j');
      await expect(heading(name)).toBeVisible();
    }
    await page.keyboard.press('u');
    await expect(page.getByRole('link', { name: 'Person 1', exact: true })).toBeFocused();
    await page.keyboard.press('e');
    await expect(page.getByRole('radio', { name: 'By phone' })).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Marked done.')).toBeVisible();
    await expect(rowOf(page, 'Person 1').filter({ hasText: /Done/ })).toHaveCount(1);
  });

  await test.step('every row opens its own record, on a laptop and a phone, and stays a row for screen readers', async () => {
    const word = makeWord();
    const rows = await storeMessages(word, 'Ann First', 'Bea Second', 'Cara Third');
    await openInbox(page, word);
    for (const [width, cells] of [
      [1440, 6],
      [800, 6],
      [390, 5],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await expect(page.getByRole('row')).toHaveCount(4);
      for (const { name, id } of rows) {
        // WebKit places the link of a positioned table row over the whole table.
        await expect(rowOf(page, name)).not.toHaveCSS('display', 'table-row');
        // A user clicks the words of the row. Its link is on top of them.
        const words = await rowOf(page, name).getByRole('cell').nth(2).locator('span').first().boundingBox();
        await page.mouse.click((words?.x ?? 0) + 5, (words?.y ?? 0) + 5);
        await expect(page).toHaveURL(`/staff/records/message/${id}`);
        await page.goBack();
      }
      await expect(page.getByRole('row')).toHaveCount(4);
      expect(await countTableRoles(page)).toEqual({
        table: 1,
        row: 4,
        columnheader: 7,
        rowheader: 3,
        cell: 3 * cells,
      });
    }
    const opened = page.context().waitForEvent('page');
    await page.getByRole('link', { name: 'Bea Second' }).click({ button: 'middle' });
    await expect(await opened).toHaveURL(`/staff/records/message/${rows[1]?.id}`);
  });
});

test.describe('a colleague and the network', () => {
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED|Failed to load resource/] });

  test('a record that a colleague changed first is reported, a lost connection leaves the list, and all is accessible', async ({
    page,
  }) => {
    const word = makeWord();
    const [row] = await storeMessages(word, 'Ann First');
    const colleague = await signInAs(page, 'owner');
    await page.clock.install();
    await openInbox(page, word);
    await expect(page.getByRole('row')).toHaveCount(2);
    const entries = [{ kind: 'message', id: row?.id, version: 1 }];
    await colleague.post('/inbox/change', { entries, change: { assignee: 'me' } });
    await page.getByRole('searchbox').blur();
    await page.keyboard.press('j');
    await page.keyboard.press('e');
    await expect(page.getByText('A colleague changed one record first.')).toBeVisible();

    await page.getByRole('radio', { name: /^All/ }).check();
    await expect(rowOf(page, 'Ann First')).toContainText('In progress');
    await rowOf(page, 'Ann First').getByRole('checkbox').check();
    await expectAccessible(page);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Mark done' }).click();
    await expect(page.getByText('The server did not answer.')).toBeVisible();
    await expect(rowOf(page, 'Ann First')).toBeVisible();
    await page.getByRole('searchbox').fill(`${word}x`);
    // It tries again a few times before it says so.
    await expect(async () => {
      await page.clock.fastForward(5_000);
      await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible({ timeout: 200 });
    }).toPass();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Clear search and filters' }).click();
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await expect(page.getByRole('table')).toBeVisible();
  });
});
