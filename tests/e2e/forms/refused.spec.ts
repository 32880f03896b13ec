import { askedQuestions } from '#domain/asked-questions.computed.ts';
import { applicationValues } from '../../support/application-values.ts';
import { expectComplaints, expectFields, fillFields, toast } from '../../support/forms.ts';
import { makePdf } from '../../support/make-pdf.ts';
import { openHydrated } from '../../support/open-hydrated.ts';
import { pdfBytes, pngBytes, types } from '../../support/sample-files.ts';
import { storedRows } from '../../support/staff.ts';
import { expect, test } from '../../support/test.ts';
import { verificationValues } from '../../support/verification-values.ts';

test.use({ expectedComplaints: [/Failed to load resource/] });

test('a refused resume is advised to be printed again, not photographed', async ({ page }) => {
  await openHydrated(page, '/careers/apply');
  const form = page.getByRole('form', { name: 'Job Application' });
  await fillFields(form, applicationValues());
  const script = makePdf({ 9: '<< /S /JavaScript /JS (app.alert(1)) >>' });
  await form.getByLabel('Resume').setInputFiles({ name: 'resume.pdf', mimeType: types.pdf, buffer: script });
  const progress = form.getByRole('navigation', { name: 'Sections of this form' });
  await expect(progress.getByText('3 of 3 sections complete')).toBeVisible();
  await form.getByRole('button', { name: 'Submit Application' }).click();
  await expectComplaints(form, {
    Resume: 'Our check did not accept this file. Print it to a new PDF, and choose that one.',
  });
  await expect(progress.getByText('2 of 3 sections complete')).toBeVisible();
  await expect(page.getByText(/picture/).and(page.locator(':visible'))).toHaveCount(0);
});

test('a license with a script is refused with advice, and another one is stored', async ({ page }) => {
  await openHydrated(page, '/verification');
  const form = page.getByRole('form', { name: 'Employment Verification' });
  if (!askedQuestions.driversLicense) return expect(form.locator('[type=file]')).toHaveCount(0);
  const values = verificationValues();
  await fillFields(form, values);
  const license = (buffer: Buffer) => ({ name: 'license.pdf', mimeType: types.pdf, buffer });
  const script = makePdf({ 9: '<< /S /JavaScript /JS (app.alert(1)) >>' });
  await form.getByLabel("Driver's license, front").setInputFiles(license(script));
  await form
    .getByLabel("Driver's license, back")
    .setInputFiles({ name: 'back.png', mimeType: types.png, buffer: pngBytes() });
  await form.getByRole('button', { name: 'Submit Verification' }).click();
  const error = toast(page, 'error', 'Submission failed');
  await expect(error).toContainText('print it to a new PDF (“Save as PDF”)');
  await expect(error).not.toContainText('picture');
  await expectFields(form, values);
  await expectComplaints(form, {
    "Driver's license, front":
      'Our check did not accept this file. Print it to a new PDF, and choose that one.',
  });
  const progress = form.getByRole('navigation', { name: 'Sections of this form' });
  await expect(progress.getByRole('link', { name: /to do$/ })).toHaveCount(1);
  await form.getByLabel("Driver's license, front").setInputFiles(license(pdfBytes()));
  await expect(progress.getByRole('link', { name: /to do$/ })).toHaveCount(0);
  await form.getByRole('button', { name: 'Submit Verification' }).click();
  await expect(toast(page, 'success', 'Verification submitted')).toBeVisible();
  expect(await storedRows('employment_verifications', values.Email)).toHaveLength(1);
});
