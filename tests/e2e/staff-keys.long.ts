import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { decrypt, decryptKey, readMessage, readPrivateKey } from 'openpgp';
import { companySlug } from '#office/company-slug.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { errorSummary } from '../support/forms.ts';
import { expectUnsent, passphrase, sendVerification } from '../support/sealed-number.ts';
import { createPerson } from '../support/staff-client.ts';
import { giveSession } from '../support/staff-page.ts';
import { startFromSeed } from '../support/start-from-seed.ts';
import type { RunningServer } from '../support/start-server.ts';
import { expect, test } from '../support/test.ts';
import { recordTraffic } from '../support/watch-page.ts';

let server: RunningServer;
let remove = async () => {};

test.beforeAll(async () => {
  ({ server, remove } = await startFromSeed('staff-keys', {
    env: { STAFF_DIR: path.resolve('build/staff') },
  }));
});
test.afterAll(() => remove());

test('a key pair is made in the browser, and its file opens what it sealed', async ({ page, context }) => {
  const owner = await createPerson(server, 'owner');
  await giveSession(context, owner);
  const traffic = recordTraffic(page);
  const keyFile = await makeKeyPair(page, server);
  const privateKey = await readFile(keyFile, 'utf8');
  expectUnsent(traffic(), privateKey);

  const id = await sendVerification(server);
  const { body } = await owner.post('/sealed/number', { id, reason: 'Payroll set-up' });
  const decryptionKeys = await decryptKey({
    privateKey: await readPrivateKey({ armoredKey: privateKey }),
    passphrase,
  });
  const message = await readMessage({ armoredMessage: (body as { sealed: string }).sealed });
  expect((await decrypt({ message, decryptionKeys })).data).toBe('900123456');
});

/** Makes and installs a pair in the settings. Returns the path of the saved private half. */
async function makeKeyPair(page: Page, server: RunningServer): Promise<string> {
  await page.goto(`${server.url}/staff/settings`);
  const section = page.getByRole('region', { name: 'Keys for Social Security numbers' });
  await expect(section).toContainText('A private half is on the server');
  await section.getByRole('button', { name: 'Make a new key pair…' }).click();
  await section.getByLabel('New passphrase', { exact: true }).fill('too short');
  await expect(section).toContainText('Weak.');
  await section.getByRole('button', { name: 'Make the key pair' }).click();
  await expect(errorSummary(section)).toBeFocused();
  await section.getByLabel('New passphrase', { exact: true }).fill(passphrase);
  await section.getByLabel('The same passphrase again', { exact: true }).fill(passphrase);
  await section.getByRole('button', { name: 'Make the key pair' }).click();

  // Two prime numbers are found by chance, in a second or in ten.
  await expect(section.getByRole('heading', { name: /^2\./ })).toBeFocused({ timeout: 60_000 });
  const downloading = page.waitForEvent('download');
  await section.getByRole('button', { name: 'Save the private half' }).click();
  const download = await downloading;
  const keyName = download.suggestedFilename();
  const [keyId = 'no id'] = /[0-9A-F]{16}/.exec(keyName) ?? [];
  expect(keyName).toBe(`${companySlug}-sealing-${keyId}.asc`);
  const saved = test.info().outputPath('saved.asc');
  await download.saveAs(saved);

  // Without the proof that the file opens what the key seals, nothing is installed.
  const install = section.getByRole('button', { name: 'Check the file and install the key' });
  await section
    .getByLabel('The file that you saved')
    .setInputFiles(path.join(server.dataDir, 'keys', 'sealing-private.asc'));
  await install.click();
  await expect(section).toContainText('This is another key');
  await expectAccessible(page);
  await section.getByLabel('The file that you saved').setInputFiles(saved);
  await section.getByLabel('Its passphrase', { exact: true }).fill(passphrase);
  await install.click();
  const shown = keyId.replace(/(.{4})(?=.)/g, '$1 ');
  await expect(section).toContainText(`Key ${shown} seals from now on`);
  await expect(section.getByRole('definition').first()).toContainText(shown);
  return saved;
}
