import { formatSentAt } from '#app/forms/kit/send/receipt.ts';
import { draft, fields, fieldsOfKind, reviewWords, steps, form as words } from '#content/claim-form.ts';
import { photoWords } from '#content/photos.ts';
import { photosPerClaim } from '#domain/claims.ts';
import { localClock } from '#domain/local-clock.ts';
import {
  claimForm,
  draftedBytes,
  fillSteps,
  holdPhotos,
  makePhotos,
  photoInput,
} from '../support/claim-page.ts';
import { claimValues } from '../support/claim-values.ts';
import { acceptDialogs, expectReceipt, fillFields, successPanel } from '../support/forms.ts';
import { openHydrated } from '../support/open-hydrated.ts';
import { storedRows } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

const address = '/contact?topic=claim';

test.use({ viewport: { width: 390, height: 844 } });

test('a phone whose clock is days behind reports what happened today, and its receipt has our day', async ({
  page,
}) => {
  const now = new Date();
  await page.clock.setFixedTime(new Date(now.getTime() - 3 * 24 * 60 * 60 * 1000));
  const asked = page.waitForResponse((response) => response.request().method() === 'HEAD');
  await openHydrated(page, address);
  await asked;
  const form = claimForm(page);
  const { happened, reach } = claimValues();
  await fillFields(form, { ...happened, [fields.date.label]: localClock().dateAt(now) });
  await form.getByRole('button', { name: words.next }).click();
  await expect(form.getByText(steps.photos.title, { exact: true })).toBeFocused();
  await form.getByRole('button', { name: words.next }).click();
  await fillFields(form, reach);
  for (const label of [words.review, words.send]) await form.getByRole('button', { name: label }).click();
  await expect(successPanel(page).getByText(formatSentAt(now).split(' at ')[0] ?? '')).toHaveCount(1);
});

test('a death and a medical bill are not asked whether anyone is hurt, nor about damage', async ({
  page,
}) => {
  await openHydrated(page, address);
  const form = claimForm(page);
  const { happened, reach } = claimValues();
  const email = reach[fields.email.label] ?? '';
  const { [fields.hurt.label]: _, [fields.place.label]: place = '', ...others } = happened;
  await form.getByLabel(fields.kind.label).selectOption('life');
  await expect(form.getByLabel(fields.hurt.label)).toHaveCount(0);
  await fillFields(form, { ...others, [fields.kind.label]: 'life' });
  for (const field of ['date', 'time', 'place', 'description'] as const)
    await expect(form.getByText(fieldsOfKind.life?.[field]?.hint ?? '', { exact: true })).toBeVisible();
  await fillFields(form, { [fieldsOfKind.life?.place?.label ?? '']: place });
  await form.getByRole('button', { name: words.next }).click();
  for (const field of ['photos', 'others'] as const)
    await expect(form.getByText(fieldsOfKind.life?.[field]?.hint ?? '', { exact: true })).toBeVisible();
  await form.getByRole('button', { name: words.next }).click();
  await fillFields(form, reach);
  await form.getByRole('button', { name: words.review }).click();
  await expect(form.getByText(fields.hurt.label)).toHaveCount(0);
  await form.getByRole('button', { name: words.send }).click();
  await expectReceipt(page, 'claim_reports', email);
  expect(await storedRows('claim_reports', email)).toMatchObject([{ anyone_hurt: 'not_asked' }]);
});

test.describe('photos that are still being prepared', () => {
  test('are announced and count toward the limit, and none comes back into a form that was started over', async ({
    page,
  }) => {
    const photos = await holdPhotos(page, 1);
    await openHydrated(page, address);
    const form = claimForm(page);
    await fillFields(form, claimValues().happened);
    await form.getByRole('button', { name: words.next }).click();
    const said = (text: string) => form.getByRole('status').filter({ hasText: text });
    const items = form.getByRole('list', { name: photoWords.list }).getByRole('listitem');
    await photoInput(form).setInputFiles(await makePhotos(5));
    await expect(said(photoWords.preparing(5))).toHaveCount(1);
    await photoInput(form).setInputFiles(await makePhotos(5));
    await expect(items).toHaveCount(photosPerClaim);
    await expect(said(`${photoWords.preparing(3)} ${photoWords.tooMany}`)).toHaveCount(1);
    await form.getByRole('button', { name: draft.clear }).click();
    await expect(items).toHaveCount(0);
    await photos.release();
    const { email } = await fillSteps(form, await makePhotos(1));
    await form.getByRole('button', { name: words.send }).click();
    await expect(successPanel(page)).toBeFocused();
    const [row] = await storedRows('claim_reports', email);
    expect(row?.photo_urls).toHaveLength(1);
  });

  test('survive a reload, and one that cannot be sent stops the claim with its name', async ({ page }) => {
    const photos = await holdPhotos(page, 1);
    await openHydrated(page, address);
    const form = claimForm(page);
    const broken = { name: 'broken.heic', mimeType: 'image/heic', buffer: Buffer.from('no picture') };
    const { email } = await fillSteps(form, [...(await makePhotos(2)), broken]);
    const review = form.getByRole('region', { name: reviewWords.title });
    await expect(review.getByText(photoWords.waiting)).toHaveCount(2);
    await expect.poll(() => draftedBytes(page)).toHaveLength(3);
    acceptDialogs(page);
    await openHydrated(page, address);
    await form.getByRole('button', { name: words.back }).click();
    await expect(form.getByRole('list', { name: photoWords.list }).getByRole('listitem')).toHaveCount(3);
    for (const label of [words.next, words.review]) await form.getByRole('button', { name: label }).click();
    await form.getByRole('button', { name: words.send }).click();
    await photos.release();
    await expect(review.getByText(photoWords.wrongType(broken.name))).toBeVisible();
    expect(await storedRows('claim_reports', email)).toEqual([]);
    await form.getByRole('button', { name: words.send }).click();
    await expect(successPanel(page)).toBeFocused();
    const [row] = await storedRows('claim_reports', email);
    expect(row?.photo_urls).toHaveLength(2);
  });
});
