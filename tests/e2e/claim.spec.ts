import sharp from 'sharp';
import { site } from '#company/site.ts';
import { draft, fields, reviewWords, rules, steps, form as words } from '#content/claim-form.ts';
import { form as status } from '#content/claim-status.ts';
import { topicPage, topicPages } from '#content/contact-topics/pages.ts';
import { outcomes } from '#content/outcomes.ts';
import { photoWords } from '#content/photos.ts';
import { claimReceipt, receipt } from '#content/receipts.ts';
import { referenceOf } from '#domain/references.ts';
import {
  about,
  claimForm,
  draftedBytes,
  fillSteps,
  holdPhotos,
  makePhoto,
  makePhotos,
  photoInput,
  uploaded,
} from '../support/claim-page.ts';
import { claimValues, lossDate, storedKind } from '../support/claim-values.ts';
import {
  acceptDialogs,
  denyStorage,
  expectComplaints,
  expectEmpty,
  expectFields,
  expectFormAccessible,
  expectReceipt,
  fillFields,
  successPanel,
  toast,
  tracesIn,
  watchBackend,
  writeToDisk,
} from '../support/forms.ts';
import { expectHydrated, openHydrated } from '../support/open-hydrated.ts';
import { pdfBytes, types } from '../support/sample-files.ts';
import { storedFile, storedIds, storedRows } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

const address = '/contact?topic=claim';
const uploads = '**/storage/v1/object/claim-photos/**';
const phone = { width: 390, height: 844 };

// The browser logs requests that fail.
test.use({ expectedComplaints: [/net::ERR_CONNECTION_RESET|status of 409/] });

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('a claim with eight photos arrives over a slow connection that breaks, with nothing sent twice', async ({
    page,
  }) => {
    await openHydrated(page, address);
    const form = claimForm(page);
    const photos = await makePhotos(8);
    const { email, happened } = await fillSteps(form, photos);
    const review = form.getByRole('region', { name: reviewWords.title });
    await expect(review.getByRole('heading', { name: reviewWords.title })).toBeFocused();
    await expect(review.getByRole('img')).toHaveCount(8);
    await expect(review.getByText(happened[fields.place.label] ?? '')).toBeVisible();

    let sent = 0;
    await page.route(uploads, async (route) => {
      sent += 1;
      if (sent === 3 || sent === 6) return route.abort('connectionreset');
      await new Promise((resolve) => setTimeout(resolve, sent % 2 ? 150 : 20));
      return route.continue();
    });
    await form.getByRole('button', { name: words.send }).click();
    await expect(toast(page, 'error', outcomes.claim.failed.title)).toBeVisible();
    expect(sent).toBe(8);
    await expect(review.getByText(photoWords.failed)).toHaveCount(2);
    await expect(uploaded(review)).toHaveCount(6);
    expect(await storedRows('claim_reports', email)).toEqual([]);
    await expectFormAccessible(page);

    await review.getByRole('button', { name: photoWords.retry }).first().click();
    await expect(uploaded(review)).toHaveCount(7);
    await form.getByRole('button', { name: words.send }).dblclick();
    await expect(successPanel(page)).toBeFocused();
    expect(sent).toBe(10);

    const rows = await storedRows('claim_reports', email);
    expect(rows).toMatchObject([
      { loss_kind: storedKind, loss_date: lossDate, anyone_hurt: 'no', policy_number: 'HL-HO-1' },
    ]);
    const urls = rows[0]?.photo_urls as unknown as string[];
    expect(urls).toHaveLength(8);
    for (const [at, url] of urls.entries()) {
      const metadata = await sharp(await storedFile(url)).metadata();
      expect(metadata).toMatchObject({ width: 320, height: 240 });
      expect(metadata.exif).toBeUndefined();
      const { dominant } = await sharp(await storedFile(url)).stats();
      const original = await sharp(photos[at]?.buffer).stats();
      expect(dominant, 'in the order of the form').toEqual(original.dominant);
    }
    await expectReceipt(page, 'claim_reports', email);
    await expect(successPanel(page).getByText('8 photos')).toBeVisible();
    await expect(
      successPanel(page).getByRole('link', { name: claimReceipt.follow?.link.label ?? '' }),
    ).toBeVisible();
    await expectFormAccessible(page);
    expect(await tracesIn(page)).not.toContain(email);
    expect(await draftedBytes(page)).toEqual([]);
  });

  test('each step is checked, Back keeps everything, and the focus goes along; whom the address tells what happened is asked less', async ({
    page,
  }) => {
    const form = claimForm(page);
    await openHydrated(page, address);
    await expect(form.getByText(words.progress(1, 3))).toBeVisible();
    await expect(form.getByLabel(fields.email.label)).toBeHidden();
    await form.getByRole('button', { name: words.next }).click();
    await expectComplaints(form, {
      [fields.kind.label]: rules.kind,
      [fields.hurt.label]: rules.hurt,
      [fields.date.label]: rules.date,
      [fields.place.label]: rules.place,
      [fields.description.label]: rules.description,
    });
    const values = claimValues();
    await fillFields(form, { ...values.happened, [fields.date.label]: '2190-01-01' });
    await form.getByRole('button', { name: words.next }).click();
    await expectComplaints(form, { [fields.date.label]: rules.dateInFuture });
    await fillFields(form, { [fields.date.label]: lossDate });
    await form.getByRole('button', { name: words.next }).click();

    await expect(form.getByText(steps.photos.title, { exact: true })).toBeFocused();
    await expect(form.getByText(words.progress(2, 3))).toBeVisible();
    await expect(form.getByLabel(photoWords.camera)).toHaveAttribute('capture', 'environment');
    await form.getByRole('button', { name: words.next }).click();
    await expect(form.getByText(steps.reach.title, { exact: true })).toBeFocused();
    await fillFields(form, values.reach);
    await form.getByRole('button', { name: words.back }).click();
    await form.getByRole('button', { name: words.back }).click();
    await expect(form.getByText(steps.happened.title, { exact: true })).toBeFocused();
    await expectFields(form, { ...values.happened, ...values.reach });

    for (let step = 0; step < 2; step += 1) await form.getByRole('button', { name: words.next }).click();
    await form.getByRole('button', { name: words.review }).click();
    await form.getByRole('button', { name: about(reviewWords.change, fields.place.label) }).click();
    await expect(form.getByLabel(fields.place.label)).toBeFocused();

    await test.step('the kind of loss that the address names is chosen, and a claim in which someone is hurt puts 911 first', async () => {
      // Without the draft.
      await page.evaluate(() => sessionStorage.clear());
      await openHydrated(page, `${address}&kind=car`);
      const kind = form.getByLabel(fields.kind.label, { exact: true });
      await expect(kind).toBeHidden();
      await expectFields(form, { [fields.kind.label]: 'car', [fields.hurt.label]: '' });
      await page.getByRole('link', { name: topicPage.chosen.change }).click();
      await expect(kind).toBeFocused();
      await expect(form.getByRole('link', { name: 'Call 911' })).toHaveCount(0);
      await form.getByLabel(fields.hurt.label).selectOption('yes');
      const alert = form.getByRole('alert');
      await expect(alert.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911');
      const more = alert.getByRole('link', { name: words.hurt.more.label });
      await expect(more).toHaveAttribute('href', '/claims/emergency');
      await expectFormAccessible(page);
    });
  });
});

test.describe('step by step on a phone', () => {
  test.use({ viewport: phone });

  test('Back goes one step back, and from the receipt it leaves; the receipt survives a reload, and its link carries the number', async ({
    page,
  }) => {
    await page.goto('/claims');
    await openHydrated(page, address);
    const form = claimForm(page);
    const { email } = await fillSteps(form);
    await page.goBack();
    await expect(form.getByText(steps.reach.title, { exact: true })).toBeFocused();
    await page.goBack();
    await expect(form.getByText(steps.photos.title, { exact: true })).toBeFocused();
    for (const label of [words.next, words.review]) await form.getByRole('button', { name: label }).click();
    const before = page.getByText(topicPages.claim.next.first ?? '');
    await expect(before).toBeVisible();
    await form.getByRole('button', { name: words.send }).click();
    await expectReceipt(page, 'claim_reports', email);
    await expect(successPanel(page).getByRole('heading', { name: claimReceipt.title })).toBeInViewport();
    await expect(before).toBeHidden();
    await expect(page.getByText(topicPages.claim.next.steps[0] ?? '')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Messages' }).locator('.toast')).toHaveCount(0);
    await page.reload();
    await expectHydrated(page);
    await expectReceipt(page, 'claim_reports', email);
    const [id = ''] = await storedIds('claim_reports', email);
    await successPanel(page)
      .getByRole('link', { name: claimReceipt.follow?.link.label ?? '' })
      .click();
    await expectHydrated(page);
    await expect(page.getByLabel(status.fields.number.label)).toHaveValue(referenceOf(id));
    await page.goBack();
    await expectReceipt(page, 'claim_reports', email);
    await expectHydrated(page);
    await page.goBack();
    await expect(page).toHaveURL('/claims');
  });
});

test.describe('photos that are still being prepared', () => {
  test.use({ viewport: phone });

  test('are sent with the claim, which waits for them; one that is removed meanwhile is not', async ({
    page,
  }) => {
    const photos = await holdPhotos(page, 1);
    await openHydrated(page, address);
    const form = claimForm(page);
    const { email } = await fillSteps(form, await makePhotos(4));
    const review = form.getByRole('region', { name: reviewWords.title });
    await expect(review.getByText(reviewWords.photos(4))).toBeVisible();
    await expect(review.getByText(photoWords.waiting)).toHaveCount(3);
    await review.getByRole('button', { name: about(reviewWords.change, fields.photos.label) }).click();
    await form.getByRole('button', { name: about(photoWords.remove, 'photo-3.jpg') }).click();
    for (const label of [words.next, words.review]) await form.getByRole('button', { name: label }).click();
    await form.getByRole('button', { name: words.send }).click();
    await expect(form.getByRole('button', { name: outcomes.claim.sending })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expectFormAccessible(page);
    await photos.release();
    await expect(successPanel(page)).toBeFocused();
    await expect(successPanel(page).getByText('3 photos')).toBeVisible();
    const [row] = await storedRows('claim_reports', email);
    expect(row?.photo_urls).toHaveLength(3);
  });
});

test('a reload keeps the draft with its photos, and starting over can be undone; with the keyboard alone the photos are put in order, the claim is sent once, and its receipt prints alone', async ({
  page,
}) => {
  await openHydrated(page, address);
  const form = claimForm(page);
  const values = claimValues();
  const typed = { ...values.happened, ...values.photos };
  await fillFields(form, typed);
  await photoInput(form).setInputFiles([await makePhoto('one.jpg'), await makePhoto('two.jpg', 'teal')]);
  const list = form.getByRole('list', { name: photoWords.list });
  await expect(list.getByRole('img')).toHaveCount(2);
  await expect.poll(() => draftedBytes(page)).toHaveLength(2);
  const traceable = async () => (await draftedBytes(page)).filter((bytes) => bytes.includes('Exif'));
  await expect.poll(traceable).toEqual([]);
  acceptDialogs(page);
  await openHydrated(page, address);
  await expectFields(form, typed);
  await expect(list.getByRole('img')).toHaveCount(2);

  await form.getByRole('button', { name: draft.clear }).click();
  await expectEmpty(form, Object.keys(typed));
  await expect(list).toHaveCount(0);
  await expect.poll(() => draftedBytes(page)).toEqual([]);
  await form.getByRole('button', { name: draft.undo }).click();
  await expectFields(form, typed);
  await expect(list.getByRole('img')).toHaveCount(2);
  await form.getByRole('button', { name: draft.clear }).click();
  await expect(list).toHaveCount(0);

  const { happened, reach } = claimValues();
  await fillFields(form, { ...happened, ...reach });
  await photoInput(form).setInputFiles([
    await makePhoto('one.jpg'),
    { name: 'two.pdf', mimeType: types.pdf, buffer: pdfBytes() },
  ]);
  const items = form.getByRole('list', { name: photoWords.list }).getByRole('listitem');
  await expect(items).toHaveCount(2);
  const earlier = form.getByRole('button', { name: about(photoWords.earlier, 'two.pdf') });
  await earlier.press('Enter');
  await expect(items.first()).toContainText('two.pdf');
  await expect(earlier).toBeFocused();
  await expect(earlier).toHaveAttribute('aria-disabled', 'true');
  await earlier.press('Enter');
  await expect(items.first()).toContainText('two.pdf');
  const requests = watchBackend(page);
  await form.getByLabel(fields.name.label, { exact: true }).press('Enter');
  await expect(form.getByRole('heading', { name: reviewWords.title })).toBeFocused();
  await form.getByRole('button', { name: words.send }).press('Enter');
  await expect(successPanel(page)).toBeFocused();
  expect(requests.filter((request) => request.includes('claim_reports'))).toHaveLength(1);
  const [row] = await storedRows('claim_reports', reach[fields.email.label] ?? '');
  const urls = row?.photo_urls as unknown as string[];
  expect(urls[0]).toMatch(/\.pdf$/);
  expect(urls[1]).toMatch(/\.jpg$/);
  await test.step('the receipt prints alone, with the address of the status page', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(successPanel(page).getByText(claimReceipt.keep ?? '')).toBeVisible();
    await expect(page.getByRole('button', { name: receipt.print })).toBeHidden();
    await expect(page.getByRole('heading', { name: words.title })).toBeHidden();
    const link = successPanel(page).getByRole('link', { name: claimReceipt.follow?.link.label ?? '' });
    const printed = await link.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(printed).toContain(`${new URL(site.origin).host}/claims/status`);
    await page.emulateMedia({ media: 'screen' });
  });
  await page.getByRole('link', { name: receipt.again }).click();
  await expectEmpty(claimForm(page), Object.keys({ ...happened, ...reach }));
});

test('without any storage in the browser, files that cannot be sent are named, a ninth is left out, and the claim is sent', async ({
  page,
}) => {
  await denyStorage(page);
  await openHydrated(page, address);
  const form = claimForm(page);
  const input = photoInput(form);
  const items = form.getByRole('list', { name: photoWords.list }).getByRole('listitem');
  for (const [file, complaint] of [
    [writeToDisk(Buffer.from('hi'), 'note.txt'), photoWords.wrongType('note.txt')],
    [writeToDisk(pdfBytes(10 * 1024 * 1024 + 1), 'large.pdf'), photoWords.tooLarge('large.pdf')],
  ] as const) {
    await input.setInputFiles(file);
    await expect(input).toHaveAccessibleDescription(new RegExp(complaint.replace(/[.()]/g, '\\$&')));
  }
  await expect(items).toHaveCount(0);
  await input.setInputFiles(await makePhotos(9));
  await expect(items).toHaveCount(8);
  await expect(input).toHaveAccessibleDescription(new RegExp(photoWords.tooMany));
  await form.getByRole('button', { name: about(photoWords.remove, 'photo-1.jpg') }).click();
  await expect(items).toHaveCount(7);
  await expect(form.getByRole('button', { name: about(photoWords.remove, 'photo-2.jpg') })).toBeFocused();
  await expectFormAccessible(page);
  const { happened, reach } = claimValues();
  await fillFields(form, { ...happened, ...reach });
  await form.getByRole('button', { name: words.review }).click();
  await form.getByRole('button', { name: words.send }).click();
  await expect(successPanel(page)).toBeVisible();
  expect(await storedRows('claim_reports', reach[fields.email.label] ?? '')).toHaveLength(1);
});
