import { askedQuestions } from '#domain/verification-questions.ts';
import { expectComplaints, expectFields, fillFields, toast } from '../../support/forms.ts';
import { makePdf } from '../../support/make-pdf.ts';
import { openHydrated } from '../../support/open-hydrated.ts';
import { pdfBytes, pngBytes, types } from '../../support/sample-files.ts';
import { storedRows } from '../../support/staff.ts';
import { expect, test } from '../../support/test.ts';
import { verificationValues } from '../../support/verification-values.ts';

test.use({ expectedComplaints: [/Failed to load resource/] });

test('a license with a script is refused with advice, and another one is stored', async ({ page }) => {
  test.skip(!askedQuestions.driversLicense, 'The form asks for no license.');
  await openHydrated(page, '/verification');
  const form = page.getByRole('form', { name: 'Employment Verification' });
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
  await expect(error).toContainText('print it to a new PDF (“Save as PDF”) or take another picture');
  await expectFields(form, values);
  await expectComplaints(form, {
    "Driver's license, front":
      'Our check did not accept this file. Print it to a new PDF or take another picture, and choose that one.',
  });
  await form.getByLabel("Driver's license, front").setInputFiles(license(pdfBytes()));
  await form.getByRole('button', { name: 'Submit Verification' }).click();
  await expect(toast(page, 'success', 'Verification submitted')).toBeVisible();
  expect(await storedRows('employment_verifications', values.Email)).toHaveLength(1);
});
