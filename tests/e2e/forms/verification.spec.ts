import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { selectAsked, type VerificationField } from '#app/forms/verification/definition.ts';
import { listSections } from '#app/forms/verification/sections.ts';
import { outcomes } from '#content/outcomes.ts';
import { fields } from '#content/verification-fields.ts';
import { askedQuestions } from '#office/asked-questions.ts';
import {
  acceptDialogs,
  dropFile,
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
import { jpegBytes, pdfBytes, pngBytes, types } from '../../support/sample-files.ts';
import { openSealed, storedFile, storedRows } from '../../support/staff.ts';
import { expect, test } from '../../support/test.ts';
import { keepAsked, verificationValues } from '../../support/verification-values.ts';

const { phoneCarrier, position, bankName, creditScore, socialSecurity, driversLicense } = askedQuestions;
const askedFields = selectAsked(Object.keys(fields) as VerificationField[], askedQuestions);
/** The last section asks nothing. */
const steps = listSections(askedQuestions).length - 1;
const inserts = '**/rest/v1/employment_verifications';
const limit = 10 * 1024 * 1024;
const front = "Driver's license, front";
const back = "Driver's license, back";
const missingPictures = {
  [front]: "The front of your driver's license is required",
  [back]: "The back of your driver's license is required",
} as const;
const jpeg = (buffer = jpegBytes(), name = 'front.jpg') => ({ name, mimeType: types.jpg, buffer });
const png = () => ({ name: 'back.png', mimeType: types.png, buffer: pngBytes() });
const gif = { name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') };

const sizeOf = async (picture: Buffer) => {
  const { format, width, height } = await sharp(picture).metadata();
  return [format, width, height];
};

const exactly = (label: string) => new RegExp(`^${label}$`);

const openForm = async (page: Page) => {
  await openHydrated(page, '/verification');
  return page.getByRole('form', { name: 'Employment Verification' });
};
const chosenFile = (form: Locator, name: string) =>
  form.locator('.file-field').getByText(name, { exact: true });
const showNumber = (form: Locator) => form.getByRole('button', { name: 'Show: Social Security number' });

const submitOf = (form: Locator) => form.getByRole('button', { name: 'Submit Verification' });

test.describe('when the server refuses', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });

  test('every rule has its message, also one of the server', async ({ page }) => {
    const form = await openForm(page);
    const requests = watchBackend(page);
    const progress = form.getByRole('navigation', { name: 'Sections of this form' });
    await expect(progress.getByText('to do')).toHaveCount(steps);
    await submitOf(form).click();
    const complaints = keepAsked({
      'First name': 'First name is required',
      'Last name': 'Last name is required',
      Email: 'Invalid email address',
      Phone: 'Phone number must be at least 10 digits',
      'Phone carrier': 'Phone carrier is required',
      'Street address': 'Street address is required',
      City: 'City is required',
      State: 'State is required',
      'ZIP code': 'Zip code must be at least 5 digits',
      Position: 'Please select a position',
      'Bank name': 'Bank name is required',
      'Credit score range': 'Credit score is required',
      'Social Security number': 'Social Security Number must be 9 digits',
      'Confirm Social Security number': 'Social Security Number must be 9 digits',
      ...missingPictures,
    });
    const linesByLabel = keepAsked({
      'Confirm Social Security number': 'Confirm Social Security number must be 9 digits',
    });
    await expectComplaints(form, complaints, linesByLabel);
    await expectFormAccessible(page);
    await fillFields(form, verificationValues());
    await expect(form.locator('[aria-invalid]')).toHaveCount(driversLicense ? 2 : 0);
    if (socialSecurity)
      await test.step('a number is hidden, and has to be typed twice', async () => {
        const number = form.getByLabel('Social Security number', { exact: true });
        await number.fill('900123457');
        await submitOf(form).click();
        await expect(
          form.getByLabel('Confirm Social Security number', { exact: true }),
        ).toHaveAccessibleDescription(/Social Security Numbers don't match$/);
        await expect(number).toHaveCSS('-webkit-text-security', 'disc');
        await expect(form.locator('[type=password]')).toHaveCount(0);
        await showNumber(form).click();
        await expect(number).toHaveCSS('-webkit-text-security', 'none');
      });
    expect(requests).toEqual([]);
    const dialogs = acceptDialogs(page);
    await page.reload();
    expect(dialogs).toEqual(['beforeunload']);
    await expectEmpty(form, Object.keys(verificationValues()));
    expect(await tracesIn(page)).not.toMatch(/900-?12|Harbor|Mary/);
    await expectHydrated(page);

    // Each rule of a picture.
    if (!driversLicense) return expect(form.locator('[type=file]')).toHaveCount(0);
    const values = verificationValues();
    await fillFields(form, values);
    await submitOf(form).click();
    await expectComplaints(form, missingPictures);
    await expect(errorSummary(form)).toContainText(outcomes.verification.missingDocuments);
    await form.getByLabel(front).setInputFiles(writeToDisk(jpegBytes(limit + 1), 'front.jpg'));
    await expect(toast(page, 'error', 'File too large')).toBeVisible();
    await expect(form.getByLabel(front)).toHaveAccessibleDescription(
      /File too large\. Please choose a file of 10MB or less$/,
    );
    await form.getByLabel(front).setInputFiles(gif);
    await expect(toast(page, 'error', 'Invalid file type')).toContainText(
      'Please upload a JPEG, PNG, or PDF file',
    );
    await form.getByLabel(back).setInputFiles(png());
    await submitOf(form).click();
    await expectComplaints(form, { [front]: 'Invalid file type. Please upload a JPEG, PNG, or PDF file' });
    expect(requests).toEqual([]);
    const script = makePdf({ 9: '<< /S /JavaScript /JS (app.alert(1)) >>' });
    const license = (buffer: Buffer) => ({ name: 'license.pdf', mimeType: types.pdf, buffer });
    await form.getByLabel(front).setInputFiles(license(script));
    await expect(form.getByLabel(front)).toHaveAccessibleName("Driver's license, front Choose a file");
    await expect(form.getByLabel(front)).toHaveAccessibleDescription(/ license\.pdf \d+ KB$/);
    await submitOf(form).click();
    const error = toast(page, 'error', 'Submission failed');
    await expect(error).toContainText('print it to a new PDF (“Save as PDF”)');
    await expect(error).not.toContainText('picture');
    await expectFields(form, values);
    await expectComplaints(form, {
      [front]: 'We can’t read this file. Please print it to a new PDF, and choose that one.',
    });
    await expect(progress.getByRole('link', { name: /to do$/ })).toHaveCount(1);
    await form.getByLabel(front).setInputFiles(license(pdfBytes()));
    await expect(progress.getByRole('link', { name: /to do$/ })).toHaveCount(0);
    await submitOf(form).click();
    await expect(successPanel(page)).toContainText('Verification submitted');
    expect(await storedRows('employment_verifications', values.Email)).toHaveLength(1);
  });
});

test('a verification is stored with its number sealed and a picture of exactly 10 MB', async ({ page }) => {
  const consoleText = recordConsole(page);
  await page.clock.install();
  const form = await openForm(page);
  const values = verificationValues();
  const bytes = jpegBytes(limit);
  await fillFields(form, values);
  const number = form.getByLabel('Social Security number', { exact: true });
  if (socialSecurity) await showNumber(form).click();
  if (driversLicense) {
    await form.getByLabel(front).setInputFiles(writeToDisk(bytes, 'front.jpg'));
    await dropFile(form, back, png());
    await expect(form.getByRole('img', { name: 'Preview of back.png' })).toBeVisible();
  }
  const progress = form.getByRole('navigation', { name: 'Sections of this form' });
  await expect(progress.getByRole('link', { name: 'complete' })).toHaveCount(steps);

  const requests = watchBackend(page);
  const release = await hold(page, inserts);
  await submitOf(form).click();
  await expect(form.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  await expect(form.getByRole('button', { name: 'Submitting...' })).toBeFocused();
  if (driversLicense) await expect(form.getByRole('progressbar', { name: 'Uploading' })).toBeVisible();
  await expect.poll(() => requests.length).toBe(driversLicense ? 3 : 1);
  await pauseClock(page);
  release();
  await expect(successPanel(page)).toContainText(
    "Verification submitted Your employment verification form has been submitted successfully. We'll review your information and get back to you soon.",
  );
  await expect(successPanel(page)).toBeFocused();
  await expect(progress).toBeHidden();
  await expect(submitOf(form)).toBeHidden();
  await expectReceipt(page, 'employment_verifications', values.Email);
  await expect(successPanel(page)).not.toContainText(/Mary|Jackson|3456/);
  await expectEmpty(form, Object.keys(values));
  if (socialSecurity) await expect(number).toHaveCSS('-webkit-text-security', 'disc');
  await expect(chosenFile(form, 'front.jpg')).toBeHidden();
  await expect(chosenFile(form, 'back.png')).toBeHidden();
  expect(requests.map((request) => request.replace(/\d{17}/, 'digits'))).toEqual([
    ...(driversLicense
      ? [
          'POST /storage/v1/object/employment-documents/front_digits.jpg',
          'POST /storage/v1/object/employment-documents/back_digits.png',
        ]
      : []),
    'POST /rest/v1/employment_verifications',
  ]);

  const [row, ...others] = await storedRows('employment_verifications', values.Email);
  expect(others).toEqual([]);
  const address = /^http:\/\/localhost:\d+\/storage\/v1\/object\/public\/employment-documents/.source;
  expect(row).toEqual({
    language: 'en',
    site_release: null,
    first_name: 'Mary',
    last_name: 'Jackson',
    email: values.Email,
    phone: '(212) 555-0123',
    phone_carrier: phoneCarrier ? 'AT&T' : null,
    street_address: '1 Harbor Street',
    city: 'New York',
    state: 'NY',
    zip_code: '10004',
    bank_name: bankName ? 'First Harbor Bank' : null,
    credit_score: creditScore ? 'Good (700-749)' : null,
    social_security: socialSecurity ? expect.stringMatching(/^-----BEGIN PGP MESSAGE-----/) : null,
    sealing_key_id: socialSecurity ? expect.any(String) : null,
    position: position ? values.Position : null,
    other_position: null,
    additional_info: null,
    dl_front_url: driversLicense ? expect.stringMatching(`${address}/front_\\d{17}\\.jpg$`) : null,
    dl_back_url: driversLicense ? expect.stringMatching(`${address}/back_\\d{17}\\.png$`) : null,
  });
  if (socialSecurity) expect(await openSealed(row?.social_security)).toBe('900123456');
  if (driversLicense) {
    expect(await sizeOf(await storedFile(row?.dl_front_url))).toEqual(['jpeg', 16, 12]);
    expect(await sizeOf(await storedFile(row?.dl_back_url))).toEqual(['png', 1, 1]);
  }
  expect(`${await consoleText()} ${await tracesIn(page)}`).not.toMatch(/900-?12-?3456/);
});

test('the review shows every answer with the number masked and leads back; a picture leaves the browser upright and without EXIF data', async ({
  page,
}) => {
  await recordSentFiles(page);
  const form = await openForm(page);
  const review = form.getByRole('group', { name: 'Review' });
  const answerTo = (label: string) =>
    review
      .getByRole('term')
      .filter({ hasText: exactly(label) })
      .locator('+ dd');
  const unanswered = review.getByText('Not answered yet');
  const optional = askedFields.includes('additionalInfo') ? 1 : 0;
  await expect(unanswered).toHaveCount((await review.getByRole('term').count()) - optional);

  const typed = verificationValues();
  await fillFields(form, typed);
  const { 'Confirm Social Security number': _, ...values } = typed;
  if (driversLicense) {
    await form.getByLabel(front).setInputFiles(gif);
    await expect(answerTo(front)).toHaveText('Not answered yet');
    await form.getByLabel(front).setInputFiles(jpeg(await turnedPhoto()));
    await form.getByLabel(back).setInputFiles(png());
  }
  const shown: Record<string, string> = {
    ...values,
    State: 'New York',
    ...(bankName && { 'Bank name': 'First Harbor Bank' }),
    ...(socialSecurity && { 'Social Security number': '•••-••-3456Ends in 3 4 5 6' }),
    ...(driversLicense && { [front]: 'front.jpg', [back]: 'back.png' }),
  };
  for (const [label, answer] of Object.entries(shown)) await expect(answerTo(label)).toHaveText(answer);
  await expect(unanswered).toHaveCount(0);
  await expect(review).not.toContainText(/900|12-?3456/);
  await expectFormAccessible(page);

  for (const { title, fields: asked } of listSections(askedQuestions).filter(
    ({ fields }) => fields.length > 0,
  )) {
    await review.getByRole('link', { name: `Change ${title}`, exact: true }).click();
    await expect(form.getByLabel(fields[asked[0] as VerificationField].label).first()).toBeInViewport();
  }
  await form.getByLabel('City').fill('Brooklyn');
  await expect(answerTo('City')).toHaveText('Brooklyn');
  await form.getByLabel('State', { exact: true }).selectOption({ label: 'Puerto Rico' });
  if (position) {
    await expect(form.getByLabel('Other position (optional)')).toBeHidden();
    await fillFields(form, { Position: 'Other' });
    await fillFields(form, { 'Other position (optional)': 'Lamp keeper' });
  }
  await submitOf(form).click();
  await expect(successPanel(page)).toContainText('Verification submitted');
  await expect(form).not.toContainText('3456');
  const [row] = await storedRows('employment_verifications', values.Email);
  expect(row).toMatchObject({
    city: 'Brooklyn',
    state: 'PR',
    other_position: position ? 'Lamp keeper' : null,
  });
  if (!driversLicense) return;
  const [bytes = Buffer.from('')] = await sentFiles(page);
  expect(bytes.includes('Exif') || bytes.includes('SecretCamera')).toBe(false);
  expect(await sizeOf(bytes)).toEqual(['jpeg', 30, 60]);
  expect(await sizeOf(await storedFile(row?.dl_front_url))).toEqual(['jpeg', 30, 60]);
});

/** A picture that lies on its side, with the place where it was taken. */
async function turnedPhoto(): Promise<Buffer> {
  const taken = await sharp({ create: { width: 60, height: 30, channels: 3, background: '#c84' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 42/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(taken.includes('Exif')).toBe(true);
  return taken;
}

/** The server removes EXIF data too, so this records the bytes that the browser sends. */
function recordSentFiles(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const seen: Promise<number[]>[] = [];
    Object.assign(window, { seen });
    const send = XMLHttpRequest.prototype.send;
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof FormData)
        for (const value of body.values())
          if (value instanceof File)
            seen.push(value.arrayBuffer().then((bytes) => [...new Uint8Array(bytes)]));
      send.call(this, body);
    };
  });
}

async function sentFiles(page: Page): Promise<Buffer[]> {
  const files = await page.evaluate(() =>
    Promise.all((window as unknown as { seen: Promise<number[]>[] }).seen),
  );
  return files.map((bytes) => Buffer.from(bytes));
}
