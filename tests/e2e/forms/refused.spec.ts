import { askedQuestions } from '#app/content/verification-questions.ts';
import { site } from '#app/site.ts';
import { busyAnswer } from '../../support/busy-answer.ts';
import {
  expectComplaints,
  expectFields,
  fillFields,
  findFormViolations,
  toast,
} from '../../support/forms.ts';
import { makePdf } from '../../support/make-pdf.ts';
import { openHydrated } from '../../support/open-hydrated.ts';
import { pdfBytes, pngBytes, types } from '../../support/sample-files.ts';
import { freshEmail, storedRows } from '../../support/staff.ts';
import { expect, test } from '../../support/test.ts';
import { verificationValues } from '../../support/verification-values.ts';

test.use({ expectedComplaints: [/Failed to load resource/] });

test('a rate-limited message says how long to wait, keeps its text and can be sent again', async ({
  page,
}) => {
  await openHydrated(page, '/contact');
  const form = page.getByRole('form', { name: 'Send Us a Message' });
  const values = {
    Name: 'Ada Lovelace',
    Email: freshEmail(),
    Phone: '(212) 555-0123',
    Subject: 'A question',
    Message: 'Does my policy cover a flooded cellar?',
  };
  await fillFields(form, values);
  await page.route('**/rest/v1/contacts', (route) => route.fulfill(busyAnswer(240)));
  await form.getByRole('button', { name: 'Send Message' }).click();
  const error = toast(page, 'error', 'Something went wrong. Please try again later.');
  await expect(error).toContainText(
    `please wait 4 minutes and send them again, or call us at ${site.telephone.shown}`,
  );
  expect(await findFormViolations(page)).toEqual([]);
  await expectFields(form, values);
  await page.unroute('**/rest/v1/contacts');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(toast(page, 'success', /^Message sent successfully!/)).toBeVisible();
  expect(await storedRows('contacts', values.Email)).toHaveLength(1);
});

test('a refused resume says why: rate limit, full disk or the file itself', async ({ page }) => {
  const uploads = '**/storage/v1/object/resumes/**';
  const failed = 'There was a problem submitting your application. Please try again.';
  await openHydrated(page, '/careers/apply');
  const form = page.getByRole('form', { name: 'Job Application' });
  const values = {
    'Full name': 'Grace Hopper',
    Email: freshEmail(),
    Phone: '(212) 555-0123',
    'Street address': '1 Harbor Street',
    City: 'New York',
    'State/Province': 'NY',
    'Postal/Zip code': '10004',
  };
  await fillFields(form, values);
  const resume = { name: 'cv.pdf', mimeType: types.pdf, buffer: pdfBytes() };
  await form.getByLabel('Resume').setInputFiles(resume);
  for (const [status, statusCode, wait, words] of [
    [429, '429', '37', 'please wait 37 seconds'],
    [503, '503', '30', 'We cannot store anything at the moment.'],
    [400, '415', '', 'Our check did not accept the file. Please open it, print it to a new PDF'],
  ] as const) {
    await page.route(uploads, (route) =>
      route.fulfill({
        status,
        json: { statusCode, error: 'refused', message: 'refused' },
        headers: wait ? { 'retry-after': wait } : {},
      }),
    );
    await form.getByRole('button', { name: 'Submit Application' }).click();
    await expect(toast(page, 'error', failed).filter({ hasText: words })).toBeVisible();
    await expectFields(form, values);
    await expect(form.getByText('cv.pdf', { exact: true })).toBeVisible();
    await page.unroute(uploads);
  }
});

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
  expect(await findFormViolations(page)).toEqual([]);
  await form.getByLabel("Driver's license, front").setInputFiles(license(pdfBytes()));
  await form.getByRole('button', { name: 'Submit Verification' }).click();
  await expect(toast(page, 'success', 'Verification submitted')).toBeVisible();
  expect(await storedRows('employment_verifications', values.Email)).toHaveLength(1);
});
