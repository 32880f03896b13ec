import path from 'node:path';
import type { Page } from '@playwright/test';
import { referenceOf } from '#domain/references.ts';
import { clientsOf } from '../support/clients.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { startMailServer } from '../support/mail-server.ts';
import { sampleContact } from '../support/samples.ts';
import { createPerson, type StaffSession } from '../support/staff-client.ts';
import { giveSession } from '../support/staff-page.ts';
import { startFromSeed } from '../support/start-from-seed.ts';
import type { RunningServer } from '../support/start-server.ts';
import { expect, test } from '../support/test.ts';

// The browser logs every refused or failed request.
test.use({ expectedComplaints: [/Failed to load resource/] });
// One worker, one server.
test.describe.configure({ mode: 'default' });

let mailServer: Awaited<ReturnType<typeof startMailServer>>;
let server: RunningServer;
let remove = async () => {};
let service: StaffSession;

test.beforeAll(async () => {
  mailServer = await startMailServer();
  ({ server, remove } = await startFromSeed('staff-replies', {
    env: { ...mailServer.env, STAFF_DIR: path.resolve('build/staff') },
    script: 'tests/support/quick-mail-server.ts',
  }));
  service = await createPerson(server, 'service', { name: 'Sam Service' });
});
test.afterAll(async () => {
  await remove();
  await mailServer?.remove();
});
test.beforeEach(async ({ context }) => {
  mailServer.behave('accept');
  await giveSession(context, service);
});

/** A visitor's message, opened by a person of the staff. */
async function openMessage(page: Page) {
  const message = sampleContact({ email: `${crypto.randomUUID()}@example.com`, subject: 'My roof' });
  await clientsOf(server).visitor.from('contacts').insert(message).throwOnError();
  await page.clock.install();
  await page.goto(`${server.url}/staff/records/message/${message.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const repliesTo = () =>
    mailServer.received.filter(({ mail, envelope }) => mail.inReplyTo && envelope.to.includes(message.email));
  return { ...message, repliesTo };
}

const mails = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Mail to this person' }) })
    .getByRole('listitem');

/** Waits for the mail with this name. The page asks every few seconds what became of it. */
async function expectMail(page: Page, name: string, words: string | RegExp) {
  await expect(async () => {
    await page.clock.fastForward(3_000);
    await expect(mails(page).filter({ hasText: name })).toContainText(words, { timeout: 500 });
  }).toPass();
}

test('a person replies by keyboard, and sees that the mail was sent', async ({ page }) => {
  const { id, email, repliesTo } = await openMessage(page);
  await expectMail(page, 'Receipt', 'Sent');
  await page.keyboard.press('r');
  await expect(page.getByLabel('Text')).toBeFocused();
  await expect(page.getByLabel('Subject')).toHaveValue(`Re: My roof [${referenceOf(id)}]`);
  const form = page.getByRole('region', { name: 'Your reply' });
  await expect(form).toContainText('Sam Service, Our Company <office@example.com>');
  await expect(form).toContainText(email);
  await page.keyboard.type('Dear Ada,\n\nyour <b>roof</b> is covered.');
  await expectAccessible(page);
  await page.keyboard.press('Control+Enter');

  await expect(page.getByRole('button', { name: 'Reply by email' })).toBeFocused();
  await expect(page.getByText('Your reply is on its way')).toBeVisible();
  await expectMail(page, 'Reply by Sam Service', 'Sent');
  const note = page.getByRole('listitem').filter({ hasText: 'replied by email' });
  await expect(note).toContainText('your <b>roof</b> is covered.');
  await expect(page.getByText('First answered')).toBeVisible();
  await expectAccessible(page);
  const [reply] = repliesTo();
  expect(reply?.mail).toMatchObject({
    subject: `Re: My roof [${referenceOf(id)}]`,
    from: { name: 'Sam Service, Our Company', address: 'office@example.com' },
  });
  expect(reply?.mail.text).toContain('your <b>roof</b> is covered.');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('roof');
  const owner = await createPerson(server, 'owner');
  const { body } = await owner.post('/audit/list', { filter: { record: referenceOf(id) } });
  expect(JSON.stringify(body)).toMatch(/reply_sent/);
  expect(JSON.stringify(body)).not.toContain('roof');
});

test('a reply that did not go through stays, and is sent once', async ({ page }) => {
  const { repliesTo } = await openMessage(page);
  await page.getByRole('button', { name: 'Reply by email' }).click();
  await page.getByLabel('Subject').fill('About your roof');
  await page.getByLabel('Text').fill('Not lost');
  // The server takes it, and its response is lost.
  await page.route('**/mail/replies/**', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByText('The server did not answer.')).toBeVisible();
  await page.unroute('**/mail/replies/**');

  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByRole('dialog')).toContainText('Your session has ended.');
  await giveSession(page.context(), service);
  await page.reload();
  await expect(page.getByLabel('Subject')).toHaveValue('About your roof');
  await expect(page.getByLabel('Text')).toHaveValue('Not lost');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByText('Your reply is on its way')).toBeVisible();
  await expectMail(page, 'Reply by Sam Service', 'Sent');
  await expect(page.getByRole('listitem').filter({ hasText: 'replied by email' })).toHaveCount(1);
  expect(repliesTo().map(({ mail }) => mail.subject)).toEqual(['About your roof']);
});

test('a person closes the form, and finds the text again', async ({ page }) => {
  await openMessage(page);
  await page.keyboard.press('r');
  await page.keyboard.type('Half a sentence');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Reply by email' })).toBeFocused();
  await expect(page.getByLabel('Text')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Text')).toHaveValue('Half a sentence');
  await expect(page.getByLabel('Text')).toBeFocused();
});

test('a mail that waits and one that was given up say why', async ({ page }) => {
  mailServer.behave('refuse for now');
  await openMessage(page);
  await expectMail(page, 'Receipt', 'The mail server did not accept the address. It is tried again');
  mailServer.behave('refuse recipient');
  await page.keyboard.press('r');
  await page.keyboard.type('Hello');
  await page.keyboard.press('Control+Enter');
  await expectMail(page, 'Reply by Sam Service', /Given up .* The mail server did not accept the address\./);
  await expectAccessible(page);
});
