import { groups } from '#content/application.ts';
import { applicationValues } from '../../support/application-values.ts';
import {
  acceptDialogs,
  errorSummary,
  expectComplaints,
  expectEmpty,
  expectFields,
  expectFormAccessible,
  expectReceipt,
  fillFields,
  hold,
  pauseClock,
  recordConsole,
  successPanel,
  toast,
  tracesIn,
  watchBackend,
  writeToDisk,
} from '../../support/forms.ts';
import { makePdf } from '../../support/make-pdf.ts';
import { expectHydrated, openHydrated } from '../../support/open-hydrated.ts';
import { pdfBytes, types } from '../../support/sample-files.ts';
import { freshEmail, storedFile, storedRows } from '../../support/staff.ts';
import { expect, test } from '../../support/test.ts';
import { expectWebFonts } from '../../support/web-fonts.ts';
import { widthBeyondTheScreen } from '../../support/width-beyond-the-screen.ts';

const uploads = '**/storage/v1/object/resumes/**';
const inserts = '**/rest/v1/job_applications';
const limit = 5 * 1024 * 1024;
const sent = "Application submitted successfully! We'll be in touch soon.";
const failed = 'There was a problem submitting your application. Please try again.';
const sample = () => ({
  ...applicationValues(),
  Email: freshEmail(),
  'Cover letter (optional)': 'I kept a lighthouse.',
});
const resume = (buffer = pdfBytes(), name = 'resume.pdf') => ({ name, mimeType: types.pdf, buffer });

test('an application without a job is for an unlisted position, and every rule has its message', async ({
  page,
}) => {
  await page.clock.install();
  await openHydrated(page, '/careers/apply');
  const form = page.getByRole('form', { name: 'Job Application' });
  await expect(page.getByText('Unlisted Position')).toBeVisible();
  await expect(form.locator('[aria-required=true]')).toHaveCount(8);
  await expect(form.getByLabel('Cover letter (optional)')).not.toHaveAttribute('aria-required');
  await form.getByRole('button', { name: 'Submit Application' }).click();
  await expectComplaints(form, {
    'Full name': 'Name is required',
    Email: 'Please enter a valid email address',
    Phone: 'Please enter a valid phone number',
    'Street address': 'Street address is required',
    City: 'City is required',
    'State/Province': 'State/Province is required',
    'Postal/ZIP code': 'Postal/Zip code is required',
    Resume: 'Resume is required',
  });
  await form.getByRole('link', { name: 'Resume is required' }).click();
  await expect(form.getByLabel('Resume')).toBeFocused();

  await pauseClock(page);
  // check-resume.test.ts has every wrong file.
  const chosen = form.getByLabel('Resume');
  const wrongType = 'Please upload a PDF or Word document';
  await chosen.setInputFiles(writeToDisk(Buffer.from('hi'), 'resume.txt'));
  await expect(toast(page, 'error', wrongType)).toBeVisible();
  await page.clock.runFor(2_800);
  await expect(toast(page, 'error', wrongType)).toBeVisible();
  await page.clock.runFor(400);
  await expect(toast(page, 'error', wrongType)).toBeHidden();
  await expect(chosen).toHaveAccessibleDescription(new RegExp(`${wrongType}$`));
  await expect(form.getByText('resume.txt', { exact: true })).toBeHidden();

  await fillFields(form, sample());
  const progress = form.getByRole('navigation', { name: 'Sections of this form' });
  const tooLarge = 'Resume file must be 5MB or smaller';
  await chosen.setInputFiles(writeToDisk(pdfBytes(limit + 1), 'resume.pdf'));
  await form.getByRole('button', { name: 'Submit Application' }).click();
  await expectComplaints(form, { Resume: tooLarge });
  await expect(form.getByRole('group', { name: groups.experience }).locator('.text-danger')).toHaveText([
    tooLarge,
  ]);
  await expect(progress.getByText('2 of 3 sections complete')).toBeVisible();
  await page.clock.runFor(3_200);

  await page.route(uploads, (route) => route.fulfill({ status: 200, body: '{}' }));
  await form.getByLabel('Resume').setInputFiles(resume());
  await form.getByRole('button', { name: 'Submit Application' }).click();
  await expect(toast(page, 'error', failed)).toBeVisible();
  await page.clock.runFor(4_800);
  await expect(toast(page, 'error', failed)).toBeVisible();
  await page.clock.runFor(400);
  await expect(toast(page, 'error', failed)).toBeHidden();
});

test('an application with a resume of exactly 5 MB is stored, and the page moves to the openings after 2 seconds', async ({
  page,
}) => {
  const consoleText = recordConsole(page);
  await page.clock.install();
  await openHydrated(page, '/careers/apply?job=Night+Clerk+%3Cb%3E(Remote)');
  const form = page.getByRole('form', { name: 'Job Application' });
  const values = sample();
  const bytes = pdfBytes(limit, 'a-secret-inside-the-file');
  await fillFields(form, values);
  const chosen = form.locator('#field-resume-file');
  await expect(chosen).toBeEmpty();
  await form.getByLabel('Resume').setInputFiles(writeToDisk(bytes, 'My Résumé.PDF'));
  await expect(chosen).toHaveText('My Résumé.PDF 5.0 MB');
  expect(await tracesIn(page)).not.toContain('a-secret');

  const requests = watchBackend(page);
  const release = await hold(page, inserts);
  await form.getByRole('button', { name: 'Submit Application' }).click();
  await expect(form.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  await expect(form.getByRole('progressbar', { name: 'Uploading' })).toBeVisible();
  await expectFormAccessible(page);
  await expect.poll(() => requests.length).toBe(2);
  await pauseClock(page);
  release();

  await expect(toast(page, 'success', sent)).toBeVisible();
  await expectEmpty(form, Object.keys(values));
  await expect(form.getByText('My Résumé.PDF', { exact: true })).toBeHidden();
  expect(requests[0]).toMatch(/^POST \/storage\/v1\/object\/resumes\/applicants\/\d{17}-renee-oconnor\.pdf$/);
  expect(requests[1]).toBe('POST /rest/v1/job_applications');
  expect(await tracesIn(page)).not.toContain(values.Email);
  expect(await consoleText()).not.toContain('a-secret');

  const [row, ...others] = await storedRows('job_applications', values.Email);
  expect(others).toEqual([]);
  expect(row).toEqual({
    language: 'en',
    site_release: null,
    full_name: 'Renée O’Connor',
    email: values.Email,
    phone: '555-0123',
    street: '1 Harbor Street',
    city: 'New York',
    state: 'NY',
    zip_code: '10004',
    cover_letter: 'I kept a lighthouse.',
    job_title: 'Night Clerk (Remote)',
    resume_url: expect.stringMatching(
      /^http:\/\/localhost:\d+\/storage\/v1\/object\/public\/resumes\/applicants\/\d{17}-renee-oconnor\.pdf$/,
    ),
  });
  expect((await storedFile(row?.resume_url)).equals(bytes)).toBe(true);

  await page.clock.runFor(1_900);
  expect(new URL(page.url()).pathname).toBe('/careers/apply');
  const dialogs = acceptDialogs(page);
  await form.getByLabel('City').fill('Typed meanwhile');
  await page.clock.runFor(200);
  await expect(page).toHaveURL('/careers');
  expect(dialogs).toEqual([]);

  // The page shows the message once it is idle, which the paused clock decides too: so time passes until then.
  await page.waitForLoadState('load');
  await expect(async () => {
    await page.clock.runFor(20);
    expect(await toast(page, 'success', sent).isVisible()).toBe(true);
  }).toPass();
  expect(await tracesIn(page)).not.toContain('message');
  await page.clock.runFor(2_800);
  await expect(toast(page, 'success', sent)).toBeVisible();
  await page.clock.runFor(400);
  await expect(toast(page, 'success', sent)).toBeHidden();
  await expect(successPanel(page)).toBeFocused();
  await expectReceipt(page, 'job_applications', values.Email);

  // A reload shows the panel again, without the toast. Another visit shows neither.
  await page.clock.resume();
  await page.reload();
  await expectReceipt(page, 'job_applications', values.Email);
  await expect(successPanel(page)).not.toBeFocused();
  await page.goto('/about');
  await openHydrated(page, '/careers');
  await expect(successPanel(page)).toBeHidden();
  await page.goBack();
  await page.goBack();
  await successPanel(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('main')).toBeFocused();
  await page.reload();
  await expectHydrated(page);
  await expect(successPanel(page)).toBeHidden();
  await expect(toast(page, 'success', sent)).toBeHidden();
});

test.describe('when the server refuses', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });

  test('at 200 % zoom a draft is restored without its resume, a resume is refused, and the application fits and is sent; its receipt is there before the openings are painted, and moves nothing', async ({
    page,
  }) => {
    // A window of 1280 by 800 at 200 %.
    await page.setViewportSize({ width: 640, height: 400 });
    await openHydrated(page, '/careers/apply?job=Clerk');
    const form = page.getByRole('form', { name: 'Job Application' });
    const values = sample();
    await form.getByRole('button', { name: 'Submit Application' }).click();
    await expect(errorSummary(form)).toBeInViewport();
    await fillFields(form, values);
    await form.getByLabel('Resume').setInputFiles(resume(pdfBytes(2_000, 'a-secret-inside-the-file')));
    await expect.poll(() => tracesIn(page)).toContain(values.Email);
    acceptDialogs(page);
    await page.reload();
    await expectFields(form, values);
    await expect(form.getByText('resume.pdf', { exact: true })).toBeHidden();
    expect(await tracesIn(page)).not.toContain('a-secret');

    await test.step('a resume that the server refuses is advised to be printed again, not photographed', async () => {
      const script = makePdf({ 9: '<< /S /JavaScript /JS (app.alert(1)) >>' });
      await form.getByLabel('Resume').setInputFiles(resume(script));
      const progress = form.getByRole('navigation', { name: 'Sections of this form' });
      await expect(progress.getByText('3 of 3 sections complete')).toBeAttached();
      await form.getByRole('button', { name: 'Submit Application' }).click();
      await expectComplaints(form, {
        Resume: 'We can’t read this file. Please print it to a new PDF, and choose that one.',
      });
      await expect(progress.getByText('2 of 3 sections complete')).toBeAttached();
      await form.getByLabel('Resume').setInputFiles(resume(Buffer.from('a note'), 'note.txt'));
      await expect(form.getByLabel('Resume')).toHaveAccessibleDescription(/upload a PDF or Word document/);
      await expect(form.getByText('still chosen')).toHaveCount(0);
      await expect(page.getByText(/picture/).and(page.locator(':visible'))).toHaveCount(0);
    });

    await form.getByLabel('Resume').setInputFiles(resume(pdfBytes(), `${'a-very-long-name-'.repeat(8)}.pdf`));
    const remove = form.getByRole('button', { name: /^Remove/ });
    await remove.scrollIntoViewIfNeeded();
    await expect(remove).toBeInViewport({ ratio: 1 });
    expect(await widthBeyondTheScreen(page)).toBeLessThanOrEqual(0);
    // In the page after the redirect.
    await page.addInitScript(() => {
      const seen = { withoutReceipt: false, shift: 0 };
      Object.assign(window, { seen });
      const isShown = (selector: string) => document.querySelector(selector)?.checkVisibility() ?? false;
      const look = () => {
        if (isShown('[aria-labelledby=openings]') && !isShown('.success-panel')) seen.withoutReceipt = true;
        requestAnimationFrame(look);
      };
      look();
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          seen.shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await form.getByRole('button', { name: 'Submit Application' }).click();
    await expect(page).toHaveURL('/careers');
    await expect(successPanel(page)).toBeFocused();
    await expect(successPanel(page)).toBeInViewport();
    await expect(toast(page, 'success', sent)).toBeInViewport({ ratio: 1 });
    await expectWebFonts(page);
    await expectReceipt(page, 'job_applications', values.Email);
    const seen = await page.evaluate<{ withoutReceipt: boolean; shift: number }>('seen');
    expect(seen.withoutReceipt).toBe(false);
    expect(seen.shift).toBeLessThan(0.01);
  });
});
