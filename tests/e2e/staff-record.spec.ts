import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { subjectOf } from '#office/mail-subject.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import type { StaffSession } from '../support/staff-client.ts';
import { giveSession, personOf, records, signInAs } from '../support/staff-page.ts';
import { expect, test } from '../support/test.ts';

// The browser logs every refused or failed request.
test.use({ expectedComplaints: [/Failed to load resource/] });

let owner: StaffSession;
const fixture = (name: string) => readFileSync(`tests/fixtures/documents/${name}`);
const resume = { bytes: fixture('pdf/chromium.pdf'), extension: 'pdf' } as const;
const picture = { bytes: readFileSync('public/icon-192.png'), extension: 'png' } as const;

test.beforeEach(async ({ page }) => {
  owner = await signInAs(page, 'owner');
});

const state = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a person reads a message, takes it, notes, answers and finishes it', async ({ page }) => {
  const id = await records().message({
    name: '<b>Ada</b> Lovelace',
    subject: 'A & B <i>question</i>',
    message: 'First line\nSecond line',
  });
  await page.goto(`/staff/records/message/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: '<b>Ada</b> Lovelace' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'A & B <i>question</i>' })).toBeVisible();
  await expect(page).toHaveTitle(/^(?!.*Ada)/);
  const text = page.getByText('First line');
  expect(await text.textContent()).toBe('First line\nSecond line');
  await expect(text).toHaveCSS('white-space-collapse', 'preserve');
  await page.getByRole('button', { name: 'Assign to me' }).click();
  await expect(page.getByLabel('Assigned to')).toHaveText(/Olivia Owner \(you\)/);

  await page.keyboard.press('n');
  await page.keyboard.type('Called back, she sends pictures.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'Called back' })).toContainText('Olivia Owner');
  await expect(page.getByRole('status').getByText('The note is saved.')).toBeAttached();
  await page.keyboard.press('Escape');

  const reply = page.getByRole('link', { name: 'Answer in my mail program' });
  const address = new URL((await reply.getAttribute('href')) ?? '');
  expect(address.pathname).toBe('ada@example.com');
  expect(address.searchParams.get('subject')).toBe(`Re: ${subjectOf('message', id)}`);
  expect(address.searchParams.get('body')).toContain('> First line\r\n> Second line');
  await reply.click();
  await expect(page.getByText('started a reply in their own mail program')).toBeVisible();

  await page.keyboard.press('e');
  // Only the person knows whether it was sent, so nothing is chosen for them.
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.getByRole('radio', { name: 'By email, from my own mail program' }).check();
  await page.keyboard.press('Enter');
  await expect(state(page, 'Done')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('answered from their own mail program')).toBeVisible();
  const { body } = await owner.get(`/records/message/${id}`);
  expect(body).toMatchObject({
    entry: { state: 'done', assignee_name: 'Olivia Owner', first_response_at: expect.any(String) },
    notes: [
      { sort: 'note', body: 'Called back, she sends pictures.' },
      { sort: 'reply_started' },
      { sort: 'answered', body: 'own_mail' },
    ],
  });
});

test('keys go through the list; a change, a note or a record that something else was faster than is reported', async ({
  page,
}) => {
  await test.step('j and k go through the list, u goes back', async () => {
    const { message } = records();
    const ids = [await message({ name: 'First One' }), await message({ name: 'Second One' })];
    const list = ids.map((id) => ({ kind: 'message', id }));
    await page.goto('/staff');
    await page.goto(`/staff/records/message/${ids[0]}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next' })).toHaveCount(0);
    await page.evaluate((list) => history.replaceState({ usr: { list }, key: 'a', idx: 1 }, ''), list);
    await page.reload();
    // The count is that of the whole inbox, where other tests have records.
    await expect(page.getByText(/^1 of \d+$/)).toBeVisible();
    await page.keyboard.press('j');
    await expect(page.getByRole('heading', { level: 1, name: 'Second One' })).toBeVisible();
    await page.keyboard.press('k');
    await expect(page.getByRole('heading', { level: 1, name: 'First One' })).toBeVisible();
    await page.keyboard.press('u');
    await expect(page).toHaveURL(/\/staff\/?$/);
  });

  await test.step('whoever changes a record second is told who came first', async () => {
    const id = await records().message();
    await page.goto(`/staff/records/message/${id}`);
    await expect(state(page, 'New')).toHaveAttribute('aria-pressed', 'true');
    const colleague = await personOf('service');
    await colleague.post(`/records/message/${id}/state`, { version: 1, state: 'done', outcome: 'phone' });
    await state(page, 'In progress').click();
    await expect(page.getByRole('status').filter({ hasText: 'Sam Service changed this' })).toBeVisible();
    await expect(state(page, 'Done')).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('a note that could not be saved stays, also when the session has ended', async () => {
    const id = await records().message();
    await page.goto(`/staff/records/message/${id}`);
    await page.route('**/notes', (route) => route.abort());
    await page.getByLabel('New note').fill('Not lost');
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByText('The server did not answer.')).toBeVisible();
    await page.unroute('**/notes');
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByRole('dialog')).toContainText('Your session has ended.');
    await giveSession(page.context(), owner);
    await page.reload();
    await expect(page.getByLabel('New note')).toHaveValue('Not lost');
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Not lost' })).toBeVisible();
    await expect(page.getByLabel('New note')).toHaveValue('');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Not lost');
  });

  await test.step('a record that a colleague deleted leaves the screen', async () => {
    const { message, remove } = records();
    const id = await message({ name: 'Gone Person' });
    await page.goto(`/staff/records/message/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Gone Person' })).toBeVisible();
    await page.route(`**/${id}/state`, async (route) => {
      await remove('contacts', id);
      await route.continue();
    });
    await state(page, 'Done').click();
    await expect(page.getByRole('alert')).toContainText('A colleague deleted it');
    await expect(page.getByText('Gone Person')).toHaveCount(0);
  });
});

test('files: shown on request, downloaded after a warning, missing, found, or of an old type', async ({
  page,
}) => {
  const { verification, application } = records();
  await page.goto(`/staff/records/verification/${await verification(picture)}`);
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByText('The file is missing')).toBeVisible();
  await page.getByRole('button', { name: 'Show License, front' }).click();
  const shown = page.frameLocator('iframe').getByRole('region', { name: 'Picture' });
  await expect(shown.locator('canvas')).toBeAttached();
  const before = await shown.evaluate((page) => page.clientWidth);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(() => shown.evaluate((page) => page.clientWidth)).toBeGreaterThan(before);
  await page.getByRole('button', { name: 'Turn right' }).click();

  const old = { bytes: fixture('doc/libreoffice.doc'), extension: 'doc' } as const;
  await page.goto(`/staff/records/application/${await application(old)}`);
  await expect(page.getByText('This type cannot be shown here.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show Resume' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Download… Resume' }).click();
  await expect(page.getByText('it can attack your computer')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the original' }).click();
  expect((await download).suggestedFilename()).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}-resume\.doc$/);

  const found = await application(resume);
  await page.route(`**/api/records/application/${found}`, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    await route.fulfill({ json: { ...body, files: [{ ...body.files[0], scan: 'found' }] } });
  });
  await page.goto(`/staff/records/application/${found}`);
  await expect(page.getByText('The scanner found something in this file')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show Resume' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Download… Resume' }).click();
  await expect(page.getByRole('button', { name: 'I am sure' })).toBeVisible();

  await test.step('a file that is shown adds no second main part, its download keeps the focus, and all of it is accessible', async () => {
    const resumed = await application(resume);
    await owner.post(`/records/application/${resumed}/notes`, { body: 'A note' });
    await page.goto(`/staff/records/application/${resumed}`);
    await page.getByRole('button', { name: 'Show Resume' }).click();
    await expect(page.frameLocator('iframe').getByText('Harbor pilot')).toBeAttached();
    await expect(page.getByText('1 page')).toBeVisible();
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
    await open.click();
    await expectAccessible(page);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const taken = await page.getByRole('main').evaluate(({ scrollWidth }) => scrollWidth);
      expect(taken).toBeLessThanOrEqual(width);
    }
  });
});
