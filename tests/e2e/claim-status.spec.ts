import type { Page } from '@playwright/test';
import { addPhotos, limited, notFound, result, statuses, form as words } from '#content/claim-status.ts';
import { photoWords } from '#content/photos.ts';
import { referenceOf } from '#domain/references.ts';
import { embeddedAnonKey } from '#office/backend-settings.ts';
import { holdPhotos, makePhoto, makePhotos, photoInput } from '../support/claim-page.ts';
import { clientOf } from '../support/clients.ts';
import { port } from '../support/e2e-server.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectComplaints, expectFields, fillFields, tracesIn } from '../support/forms.ts';
import { openHydrated } from '../support/open-hydrated.ts';
import { claimPhotoPath, freshEmail, publicUrl, sampleClaim } from '../support/samples.ts';
import { readKey, storedRows } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';
import { sendWithFiles } from '../support/upload-files.ts';

// The browser logs requests that fail, and the status of a page that answers with errors.
test.use({ expectedComplaints: [/net::ERR_CONNECTION_RESET|status of 422/] });

const url = `http://localhost:${port}`;
const { number: numberField, email: emailField } = words.fields;
const formOn = (page: Page) => page.getByRole('form', { name: words.title });

/** A stored claim, and what its sender needs to look it up. */
async function sendClaim() {
  const visitor = clientOf(url, embeddedAnonKey);
  const email = freshEmail();
  const row = sampleClaim({ email, photo_urls: [publicUrl('claim-photos', claimPhotoPath('jpg'))] });
  await sendWithFiles(visitor, 'claim_reports', row);
  return { id: row.id, email, number: referenceOf(row.id) };
}

async function lookUp(page: Page, number: string, email: string) {
  const form = formOn(page);
  await fillFields(form, { [numberField.label]: number, [emailField.label]: email });
  await form.getByRole('button', { name: words.submit }).click();
}

test('a wrong number and a wrong address get the same answer; a claim is found in any letter case, what the staff said is shown as plain text, and a closed one takes no photos', async ({
  page,
}) => {
  const { id, number, email } = await sendClaim();
  await openHydrated(page, '/claims/status');
  const form = formOn(page);
  await form.getByRole('button', { name: words.submit }).click();
  await expectComplaints(form, {
    [numberField.label]: words.rules.number,
    [emailField.label]: words.rules.email,
  });
  for (const [typedNumber, typedEmail] of [
    [number, freshEmail()],
    ['K7QM-2XRA', email],
  ] as const) {
    await lookUp(page, typedNumber, typedEmail);
    const message = page.getByRole('group', { name: notFound.title });
    await expect(message).toBeFocused();
    await expect(message).toHaveText(`${notFound.title}${notFound.text}`);
    await expectFields(form, { [numberField.label]: typedNumber, [emailField.label]: typedEmail });
  }

  await lookUp(page, number.replace('-', '').toLowerCase(), email.toUpperCase());
  const claim = page.getByRole('region', { name: result.title(number) });
  await expect(claim.getByRole('heading', { name: result.title(number) })).toBeFocused();
  const current = claim.locator('[aria-current=step]');
  await expect(current).toHaveText(`${statuses.received.label}${result.now}`);
  await expect(claim.getByText(statuses.received.next)).toBeVisible();
  await expect(page).toHaveURL('/claims/status');
  expect(await tracesIn(page)).not.toContain(email);

  const staff = clientOf(url, readKey('staff-secret'));
  const say = (status: string, message: string, version: number, outcome?: string) =>
    staff
      .rpc('staff_set_claim_status', {
        kinds: ['claim'],
        wanted_id: id,
        note_id: crypto.randomUUID(),
        author: 'anna',
        author_name: 'Anna',
        status,
        message,
        seen_version: version,
        ...(outcome && { outcome }),
      })
      .throwOnError();
  const { data } = await say('needs_something', 'Please send <b>two</b> photos\nof the ceiling.', 1);
  await lookUp(page, number, email);
  await expect(current).toContainText(statuses.needs_something.label);
  await expect(claim.getByText('Please send <b>two</b> photos')).toBeVisible();
  await expectAccessible(page);
  await say('closed', 'Paid in full.', data.entry.version, 'paid');
  await lookUp(page, number, email);
  await expect(current).toContainText(statuses.closed.label);
  await expect(claim.getByRole('form', { name: addPhotos.title })).toHaveCount(0);

  await test.step('whoever guessed too often is told to call', async () => {
    await page.route('**/rest/v1/rpc/claim_status', (route) =>
      route.fulfill({ json: { outcome: 'limited' } }),
    );
    await lookUp(page, number, email);
    await expect(page.getByRole('group', { name: limited.title })).toContainText(limited.text);
  });
});

test.describe('photos for an open claim', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('are added, also those still being prepared, also after one failed, and none is sent twice', async ({
    page,
  }) => {
    const { number, email } = await sendClaim();
    const photos = await holdPhotos(page, 1);
    await openHydrated(page, '/claims/status');
    await lookUp(page, number, email);
    const form = page.getByRole('form', { name: addPhotos.title });
    await form.getByRole('button', { name: addPhotos.submit }).click();
    await expect(photoInput(form)).toHaveAccessibleDescription(new RegExp(addPhotos.none));
    await photoInput(form).setInputFiles(await makePhotos(3));
    await expect(form.getByText(photoWords.waiting)).toHaveCount(2);
    let sent = 0;
    await page.route('**/storage/v1/object/claim-photos/**', (route) => {
      sent += 1;
      return sent === 2 ? route.abort('connectionreset') : route.continue();
    });
    await form.getByRole('button', { name: addPhotos.submit }).click();
    await photos.release();
    await expect(form.getByText(photoWords.failed)).toBeVisible();
    await expect(form.getByRole('img')).toHaveCount(3);
    await expectAccessible(page);
    await form.getByRole('button', { name: addPhotos.submit }).click();
    await expect(page.getByText(addPhotos.added(3))).toBeVisible();
    await expect(page.getByText(addPhotos.added(3)), 'where the list was').toBeInViewport();
    expect(sent).toBe(4);
    await expect(page.getByText(result.photos(4))).toBeVisible();
    const [row] = await storedRows('claim_reports', email);
    expect(row?.photo_urls).toHaveLength(4);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a claim is found, and photos are added', async ({ page }) => {
    const { number, email } = await sendClaim();
    await page.goto('/claims/status');
    await lookUp(page, number, email);
    await expect(page.locator('[aria-current=step]')).toContainText(statuses.received.label);
    const form = page.getByRole('form', { name: addPhotos.title });
    await photoInput(form).setInputFiles([await makePhoto('one.jpg'), await makePhoto('two.jpg', 'teal')]);
    await page.getByRole('button', { name: addPhotos.submit }).click();
    await expect(page.getByText(addPhotos.added(2))).toBeVisible();
    await expect(page.getByText(result.photos(3))).toBeVisible();
    await expect(page).toHaveURL('/claims/status');
  });
});
