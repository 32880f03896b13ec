import { applicationValues } from '../support/application-values.ts';
import {
  denyStorage,
  dropResponses,
  expectEmpty,
  expectFields,
  expectReceipt,
  fillFields,
  toast,
  tracesIn,
} from '../support/forms.ts';
import { openHydrated } from '../support/open-hydrated.ts';
import { pdfBytes, types } from '../support/sample-files.ts';
import { freshEmail, storedFile, storedRows } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

const uploads = '**/storage/v1/object/resumes/**';
const inserts = '**/rest/v1/job_applications';
const failed = 'There was a problem submitting your application. Please try again.';
const sent = "Application submitted successfully! We'll be in touch soon.";
const sample = () => ({ ...applicationValues(), Email: freshEmail() });
const resume = (buffer: Buffer, name: string) => ({ name, mimeType: types.pdf, buffer });

test.use({ expectedComplaints: [/Failed to load resource/] });

test('a draft is cleared and put back, and a resume replaced after a lost response is stored beside the first', async ({
  page,
}) => {
  await openHydrated(page, '/careers/apply?job=Clerk');
  const form = page.getByRole('form', { name: 'Job Application' });
  const submit = form.getByRole('button', { name: 'Submit Application' });
  const email = freshEmail();
  const values = { ...sample(), Email: email };
  await fillFields(form, values);
  await expect.poll(() => tracesIn(page)).toContain(email);
  await form.getByRole('button', { name: 'Clear the draft' }).click();
  await expect(form.getByRole('status').filter({ hasText: 'The draft is cleared.' })).toBeVisible();
  await expectEmpty(form, Object.keys(values));
  expect(await tracesIn(page)).not.toContain(email);
  await form.getByRole('button', { name: 'Put it back' }).click();
  await expectFields(form, values);
  await form.getByRole('button', { name: 'Clear the draft' }).click();
  await expectEmpty(form, Object.keys(values));
  // What is typed after that is the draft, also once it is gone again.
  await form.getByLabel('Full name').fill('Someone else');
  await form.getByLabel('Full name').fill('');
  await expect(form.getByRole('button', { name: 'Put it back' })).toBeHidden();

  await fillFields(form, values);
  await form.getByLabel('Resume').setInputFiles(resume(pdfBytes(1_000), 'old.pdf'));
  await dropResponses(page, inserts);
  await submit.click();
  await expect(toast(page, 'error', failed)).toBeVisible();
  await expectFields(form, values);
  await page.unroute(inserts);
  await form.getByRole('button', { name: /^Remove/ }).click();
  await expect(form.getByLabel('Resume')).toBeFocused();
  await form.getByLabel('Resume').setInputFiles(resume(pdfBytes(3_000), 'new.pdf'));
  await submit.click();
  await expect(page).toHaveURL('/careers');
  const rows = await storedRows('job_applications', email);
  const sizes = await Promise.all(rows.map(async (row) => (await storedFile(row.resume_url)).length));
  expect(sizes.sort()).toEqual([1_000, 3_000]);
});

test('after an attempt that failed, the message of the next one stands alone', async ({ page }) => {
  await openHydrated(page, '/careers/apply');
  const form = page.getByRole('form', { name: 'Job Application' });
  await fillFields(form, sample());
  await form.getByLabel('Resume').setInputFiles(resume(pdfBytes(), 'resume.pdf'));
  await page.route(uploads, (route) => route.fulfill({ status: 200, body: '{}' }), { times: 1 });
  await form.getByRole('button', { name: 'Submit Application' }).click();
  await expect(toast(page, 'error', failed)).toBeVisible();
  await form.getByRole('button', { name: 'Submit Application' }).click();
  await expect(toast(page, 'success', sent)).toBeVisible();
  expect(await toast(page, 'error', failed).isVisible()).toBe(false);
});

test('without any storage in the browser an applicant has a receipt, too', async ({ page }) => {
  await denyStorage(page);
  await openHydrated(page, '/careers/apply');
  const form = page.getByRole('form', { name: 'Job Application' });
  const values = sample();
  await fillFields(form, values);
  await form.getByLabel('Resume').setInputFiles(resume(pdfBytes(), 'resume.pdf'));
  await form.getByRole('button', { name: 'Submit Application' }).click();
  await page.waitForURL('/careers*');
  await expectReceipt(page, 'job_applications', values.Email);
});
