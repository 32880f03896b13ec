import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { generateKey } from 'openpgp';
import { embeddedAnonKey } from '#office/backend-settings.ts';
import { companySlug } from '#office/company-slug.ts';
import { clientOf } from '../support/clients.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { dropFile, errorSummary } from '../support/forms.ts';
import { readZip } from '../support/read-zip.ts';
import { sampleApplication, sampleContact } from '../support/samples.ts';
import { expectUnsent, passphrase, sendVerification } from '../support/sealed-number.ts';
import { freshEmail } from '../support/staff.ts';
import { createPerson, type StaffSession } from '../support/staff-client.ts';
import { giveSession, signInAs, staffDeployment } from '../support/staff-page.ts';
import { startFromSeed } from '../support/start-from-seed.ts';
import type { RunningServer } from '../support/start-server.ts';
import { expect, test } from '../support/test.ts';
import { sendWithFiles } from '../support/upload-files.ts';
import { recordTraffic } from '../support/watch-page.ts';

// The browser's own words for a request that a test refuses or cuts off.
test.use({ expectedComplaints: [/^Failed to load resource/] });

/** One person sends a message, which it resolves to, and an application. Someone else has the same phone number. */
async function sendRecords(email: string, phone: string) {
  const { url } = staffDeployment();
  const visitor = clientOf(url, embeddedAnonKey);
  const message = sampleContact({ email, phone, subject: 'Delete what you have' });
  const other = sampleContact({ email: freshEmail(), phone: `+1 ${phone}`, name: 'Charles Babbage' });
  for (const row of [message, other]) await visitor.from('contacts').insert(row).throwOnError();
  await sendWithFiles(visitor, 'job_applications', sampleApplication({ email, phone }));
  return message;
}

const freshPhone = () => `9${String(Date.now()).slice(-9)}`;

async function find(page: Page, words: string) {
  await page.goto('/staff/persons');
  await page.getByRole('searchbox', { name: 'Email, phone number or name' }).fill(words);
  await page.getByRole('button', { name: 'Find', exact: true }).click();
}

test('an owner finds a person, exports what they sent, deletes it, and gets a text for them', async ({
  page,
}) => {
  const [email, phone] = [freshEmail(), freshPhone()];
  await sendRecords(email, phone);
  await signInAs(page, 'owner');
  const traffic = recordTraffic(page);
  await page.goto('/staff/persons');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(errorSummary(page.getByRole('form'))).toBeFocused();

  // The phone number leads to two people.
  await find(page, phone);
  await expect(page.getByRole('heading', { name: '2 people' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: email }).click();
  const person = page.getByRole('article');
  await expect(person.getByRole('heading', { level: 2 })).toBeFocused();
  await page.getByRole('button', { name: 'Back to all people' }).click();
  await expect(page.getByRole('heading', { name: '2 people' })).toBeFocused();
  await page.getByRole('button', { name: email }).click();
  await expect(person.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await expect(person.getByRole('checkbox', { checked: false })).toHaveCount(1);
  await expectAccessible(page);
  await expect(page).toHaveTitle(/^Find a person · /);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as a zip' }).click();
  const download = await downloading;
  const exportName = download.suggestedFilename();
  const [day] = /\d{4}-\d\d-\d\d/.exec(exportName) ?? [];
  expect(exportName).toBe(`${companySlug}-export-${day}.zip`);
  const files = await readZip(await readFile(await download.path()));
  expect([...files.keys()].filter((name) => name.endsWith('summary.txt'))).toHaveLength(2);
  expect([...files.values()].join('\n')).toContain(email);

  const addresses = traffic()
    .match(/^(GET|POST) .*$/gm)
    ?.join('\n');
  expect(addresses).not.toContain(email);
  expect(addresses).not.toContain(phone);

  await page.getByRole('button', { name: 'Delete for good…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete for good' });
  await expect(dialog.getByRole('listitem')).toHaveText(['1 message and 1 application', '1 file']);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(errorSummary(dialog)).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel('Reason').fill('Asked for by mail');
  await dialog.getByLabel('Type DELETE to confirm').fill('delete');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByLabel('Type DELETE to confirm')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
  await page.context().setOffline(true);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByRole('alert')).toContainText('No connection');
  await page.context().setOffline(false);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();

  await expect(page.getByRole('heading', { name: 'Deleted', level: 1 })).toBeFocused();
  const statement = page.getByRole('article', { name: 'What we deleted' });
  await expect(statement.getByText(/^Your (message|job application) of .*, reference/)).toHaveCount(2);
  await expect(statement).toContainText('1 file that you sent');
  await expect(statement).toContainText(/keep none for longer than \d+ days/);
  await expect(statement).not.toContainText(email);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Find another person' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await find(page, email);
  await expect(page.getByRole('heading', { name: 'Nobody found' })).toBeVisible();
  // The one with the same number is still there.
  await find(page, phone);
  await expect(page.getByRole('article').getByRole('heading', { name: 'Charles Babbage' })).toBeVisible();
});

test('a person of the service team can neither export nor delete; an owner deletes one record from its own page, and nothing twice', async ({
  page,
}) => {
  const [email, phone] = [freshEmail(), freshPhone()];
  const message = await sendRecords(email, phone);
  await signInAs(page, 'service');
  await find(page, email);
  const person = page.getByRole('article');
  await expect(person.getByRole('link')).toHaveText([/^Message/, /^Message/]);
  await expect(person.getByRole('checkbox')).toHaveCount(0);
  await expect(person.getByRole('button')).toHaveCount(0);
  await expect(person).toContainText('An owner can export or delete');
  const address = `/staff/records/message/${message.id}`;
  await page.goto(address);
  await expect(page.getByText(message.message)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete this record…' })).toHaveCount(0);

  await page.context().clearCookies();
  const owner = await signInAs(page, 'owner');
  await page.goto(address);
  await page.getByRole('button', { name: 'Delete this record…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete for good' });
  await expect(dialog.getByRole('listitem')).toHaveText(['1 message']);
  await dialog.getByLabel('Reason').fill('Sent twice by mistake');
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByRole('article', { name: 'What we deleted' })).toContainText('Your message of');
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Not here any more' })).toBeVisible();

  await test.step('what a colleague deleted meanwhile is not deleted twice', async () => {
    await find(page, email);
    await expect(person).toBeVisible();
    const { body } = await owner.post('/persons/search', { words: email });
    const { entries } = body as { entries: { kind: string; record_id: string; email: string }[] };
    const records = entries
      .filter((entry) => entry.email === email)
      .map(({ kind, record_id }) => ({ kind, id: record_id }));
    await owner.post('/persons/delete', { records, reason: 'Asked for by mail' });
    await page.getByRole('button', { name: 'Delete for good…' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Not here any more');
  });
});

/** On a server of its own: another key would seal the numbers of other tests too. staff-keys.long.ts makes one in the browser. */
test.describe('a number', () => {
  let server: RunningServer;
  let remove = async () => {};

  test.beforeAll(async () => {
    ({ server, remove } = await startFromSeed('staff-keys', {
      env: { STAFF_DIR: path.resolve('build/staff') },
    }));
  });
  test.afterAll(() => remove());

  test('is opened in the browser with the right file alone, and nothing of key, passphrase and number leaves it', async ({
    page,
    context,
  }) => {
    const owner = await createPerson(server, 'owner');
    await giveSession(context, owner);
    const privateKey = await installKey(owner);
    const keyFile = path.join(server.dataDir, 'private.asc');
    await writeFile(keyFile, privateKey);
    const traffic = recordTraffic(page);
    await page.clock.install();
    const form = await openForm(page, server, await sendVerification(server));
    await refuseKeyFiles(form, keyFile);
    await expectAccessible(page);
    await openNumber(form);
    expectUnsent(traffic(), privateKey);
    // Neither does the tab keep any of it.
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
    );
    expect(kept).not.toMatch(/PGP|lantern|900-?12/);
  });
});

/** Installs a key that was made elsewhere. Returns its private half. */
async function installKey(owner: StaffSession): Promise<string> {
  const { publicKey, privateKey } = await generateKey({
    type: 'rsa',
    rsaBits: 2048,
    userIDs: [{ name: 'Sealed numbers' }],
    passphrase,
    format: 'object',
    // A smaller key and a quicker lock than those that the app makes: this one protects nothing.
    config: { s2kIterationCountByte: 96 },
  });
  const keyId = (await publicKey.getEncryptionKey()).getKeyID().toHex().toUpperCase();
  await owner.post('/sealed/key', { keyId, publicKey: publicKey.armor() });
  return privateKey.armor();
}

async function openForm(page: Page, server: RunningServer, id: string): Promise<Locator> {
  await page.goto(`${server.url}/staff/records/verification/${id}`);
  await page.getByRole('button', { name: 'Open the number…' }).click();
  const form = page.getByRole('form', { name: 'Open the Social Security number' });
  await expect(form.getByLabel('Reason')).toBeFocused();
  return form;
}

const submitOf = (form: Locator) => form.getByRole('button', { name: 'Open the number' });
const passphraseOf = (form: Locator) => form.getByLabel('Passphrase of the key file', { exact: true });

async function refuseKeyFiles(form: Locator, keyFile: string) {
  const submit = submitOf(form);
  await submit.click();
  await expect(errorSummary(form)).toBeFocused();
  await form.getByLabel('Reason').fill('Payroll set-up');
  await submit.click();
  await expect(form).toContainText('Choose the private key file');
  await dropFile(form, 'Private key file', {
    name: 'holiday.asc',
    mimeType: 'text/plain',
    buffer: Buffer.from('not a key'),
  });
  await submit.click();
  await expect(form).toContainText('This is not a private key file');
  // keys.test.ts has every wrong file.
  await form.getByLabel('Private key file').setInputFiles(keyFile);
  await submit.click();
  await expect(form).toContainText('Enter the passphrase of this key file');
  await passphraseOf(form).fill('oyster lantern');
  await submit.click();
  await expect(form).toContainText('This passphrase does not open the key file');
}

/** Reason and file are there already. Needs an installed clock. */
async function openNumber(form: Locator) {
  const page = form.page();
  const submit = submitOf(form);
  await passphraseOf(form).fill(passphrase);
  await page.context().setOffline(true);
  await submit.click();
  await expect(form.getByRole('alert')).toContainText('No connection');
  await page.context().setOffline(false);
  await submit.click();

  const number = page.getByText('900-12-3456');
  await expect(number).toBeVisible();
  await expectAccessible(page);
  await page.clock.fastForward(61_000);
  await expect(number).toHaveCount(0);
  await expect(page.getByText('The number is hidden again.')).toBeVisible();

  // The key is still loaded, so that a second number needs only a reason.
  await page.getByRole('button', { name: 'Open the number…' }).click();
  await expect(form.getByLabel('Private key file')).toHaveCount(0);
  await form.getByLabel('Reason').fill('Payroll set-up, again');
  await submit.click();
  await page.getByRole('button', { name: 'Hide now' }).click();
  await expect(number).toHaveCount(0);
  await page.getByRole('button', { name: 'Forget the key' }).click();
  await page.getByRole('button', { name: 'Open the number…' }).click();
  await expect(form.getByLabel('Private key file')).toHaveCount(1);
  await expect(page).toHaveURL(/\/records\/verification\/[0-9a-f-]{36}$/);
  await expect(page).toHaveTitle(/^Record · /);
}
