import type { Page } from '@playwright/test';
import { fields as application, actions as apply } from '#content/application.ts';
import { reviewWords, form as words } from '#content/claim-form.ts';
import { addPhotos, result, form as status } from '#content/claim-status.ts';
import { actions as verify } from '#content/verification.ts';
import { fields as verification } from '#content/verification-fields.ts';
import { askedQuestions } from '#office/asked-questions.ts';
import { applicationValues } from '../support/application-values.ts';
import { claimForm, fillSteps, makePhotos, photoInput } from '../support/claim-page.ts';
import { contactForm, contactValues } from '../support/contact-form.ts';
import { acceptDialogs, expectReceipt, fillFields, successPanel } from '../support/forms.ts';
import { expectHydrated, openHydrated } from '../support/open-hydrated.ts';
import { applyPath } from '../support/openings.ts';
import { jpegBytes, pdfBytes, pngBytes, types } from '../support/sample-files.ts';
import { expect, test } from '../support/test.ts';
import { translateFromLoad, translateNow } from '../support/translate-page.ts';
import { verificationValues } from '../support/verification-values.ts';

const form = (page: Page) => page.getByRole('main').getByRole('form');
const press = (page: Page, name: string) => form(page).getByRole('button', { name }).click();

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a claim with photos shows its number, and where it stands, on a translated page', async ({
    page,
  }) => {
    await openHydrated(page, '/contact?topic=claim');
    await translateNow(page);
    const { email } = await fillSteps(claimForm(page), await makePhotos(2));
    await expect(form(page).getByText(reviewWords.photos(2))).toBeVisible();
    await press(page, words.send);
    await expectReceipt(page, 'claim_reports', email);
    // From here on before hydration: nothing was typed, so nothing is warned of.
    await translateFromLoad(page);
    const dialogs = acceptDialogs(page);
    await page.reload();
    await expectHydrated(page);
    await expectReceipt(page, 'claim_reports', email);
    await successPanel(page)
      .getByRole('link', { name: /status/ })
      .click();
    await expectHydrated(page);
    expect(dialogs).toEqual([]);
    await fillFields(form(page), { [status.fields.email.label]: email });
    await press(page, status.submit);
    await expect(page.getByText(result.photos(2))).toBeVisible();
    const more = page.getByRole('form', { name: addPhotos.title });
    await photoInput(more).setInputFiles(await makePhotos(1));
    await more.getByRole('button', { name: addPhotos.submit }).click();
    await expect(page.getByText(addPhotos.added(1))).toBeVisible();
    await expect(page.getByText(result.photos(3))).toBeVisible();
  });
});

test('an application and a verification are stored from translated pages', async ({ page }) => {
  await openHydrated(page, applyPath('Clerk'));
  await translateNow(page);
  const applicant = applicationValues();
  await fillFields(form(page), applicant);
  await form(page)
    .getByLabel(application.resume.label)
    .setInputFiles({ name: 'resume.pdf', mimeType: types.pdf, buffer: pdfBytes() });
  await press(page, apply.submit);
  await expect(page).toHaveURL('/careers');
  await expectReceipt(page, 'job_applications', String(applicant[application.email.label]));

  await openHydrated(page, '/verification');
  await translateNow(page);
  const values = verificationValues();
  await fillFields(form(page), values);
  if (askedQuestions.driversLicense) {
    for (const [field, name, buffer, mimeType] of [
      ['licenseFront', 'front.jpg', jpegBytes(), types.jpg],
      ['licenseBack', 'back.png', pngBytes(), types.png],
    ] as const)
      await form(page).getByLabel(verification[field].label).setInputFiles({ name, mimeType, buffer });
  }
  await press(page, verify.submit);
  await expectReceipt(page, 'employment_verifications', String(values.Email));
});

test('a message is corrected and sent while the page is translated', async ({ page }) => {
  await openHydrated(page, '/contact');
  const values = contactValues();
  await fillFields(contactForm(page), { ...values, Email: 'ada' });
  await translateNow(page);
  await press(page, 'Send Message');
  await expect(form(page).getByRole('link', { name: 'Invalid email address' })).toBeVisible();
  await fillFields(contactForm(page), values);
  await press(page, 'Send Message');
  await expectReceipt(page, 'contacts', values.Email);
});
