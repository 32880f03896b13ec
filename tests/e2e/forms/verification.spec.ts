import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { fields } from '#content/verification-fields.ts';
import { listSections } from '#content/verification-sections.ts';
import { askedQuestions } from '#domain/asked-questions.computed.ts';
import { selectAsked, type VerificationField } from '#domain/verification-questions.ts';
import {
  acceptDialogs,
  closeToast,
  dropFile,
  dropResponses,
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
  submitAgain,
  successPanel,
  toast,
  tracesIn,
  watchBackend,
  writeToDisk,
} from '../../support/forms.ts';
import { openHydrated } from '../../support/open-hydrated.ts';
import { jpegBytes, pngBytes, types } from '../../support/sample-files.ts';
import { openSealed, storedFile, storedRows } from '../../support/staff.ts';
import { expect, test } from '../../support/test.ts';
import { keepAsked, verificationValues } from '../../support/verification-values.ts';

const { phoneCarrier, position, bankName, creditScore, socialSecurity, driversLicense } = askedQuestions;
const askedFields = selectAsked(Object.keys(fields) as VerificationField[], askedQuestions);
/** The last section asks nothing. */
const steps = listSections(askedQuestions).length - 1;
const uploads = '**/storage/v1/object/employment-documents/**';
const inserts = '**/rest/v1/employment_verifications';
const limit = 10 * 1024 * 1024;
const failed = 'Submission failed';
const front = "Driver's license, front";
const back = "Driver's license, back";
const missingPictures = {
  [front]: "The front of your driver's license is required",
  [back]: "The back of your driver's license is required",
} as const;
const jpeg = (buffer = jpegBytes(), name = 'front.jpg') => ({ name, mimeType: types.jpg, buffer });
const png = () => ({ name: 'back.png', mimeType: types.png, buffer: pngBytes() });

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

/** Chooses both pictures, if the form asks for them. */
async function choosePictures(form: Locator) {
  if (!driversLicense) return;
  await form.getByLabel(front).setInputFiles(jpeg());
  await form.getByLabel(back).setInputFiles(png());
}

const submitOf = (form: Locator) => form.getByRole('button', { name: 'Submit Verification' });

test('the form has every field that the company asks for, and no other', async ({ page }) => {
  const form = await openForm(page);
  for (const name of Object.keys(fields) as VerificationField[]) {
    const { label, optional } = fields[name];
    const found = form.getByLabel(optional ? `${label} (optional)` : label, { exact: true });
    await expect(found, label).toHaveCount(askedFields.includes(name) ? 1 : 0);
  }
});

test('every rule of a verification has its message, and nothing is sent', async ({ page }) => {
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
  expect(requests).toEqual([]);
  await fillFields(form, verificationValues());
  const pictures = driversLicense ? 2 : 0;
  await expect(form.locator('[aria-invalid]')).toHaveCount(pictures);
  await expect(errorSummary(form).getByRole('link')).toHaveCount(Object.keys(complaints).length);
  await expect(
    progress.getByText(`${driversLicense ? steps - 1 : steps} of ${steps} sections complete`),
  ).toBeVisible();
  const dialogs = acceptDialogs(page);
  await page.reload();
  expect(dialogs).toEqual(['beforeunload']);
  await expectEmpty(form, Object.keys(verificationValues()));
  expect(await tracesIn(page)).not.toMatch(/900-?12|Harbor|Mary/);
});

test('a number is hidden, and has to be typed twice', async ({ page }) => {
  const form = await openForm(page);
  if (!socialSecurity) return expect(showNumber(form)).toHaveCount(0);
  const number = form.getByLabel('Social Security number', { exact: true });
  await fillFields(form, { ...verificationValues(), 'Social Security number': '900123457' });
  await choosePictures(form);
  await submitOf(form).click();
  await expectComplaints(form, { 'Confirm Social Security number': "Social Security Numbers don't match" });
  await expect(number).toHaveCSS('-webkit-text-security', 'disc');
  await expect(form.locator('[type=password]')).toHaveCount(0);
  await showNumber(form).click();
  await expect(number).toHaveCSS('-webkit-text-security', 'none');
  await number.fill('900-12-3456');
  await expect(form.locator('[aria-invalid]')).toHaveCount(0);
});

test('another position has a field of its own', async ({ page }) => {
  const form = await openForm(page);
  const other = form.getByLabel('Other position (optional)');
  if (!position) return expect(other).toHaveCount(0);
  await expect(other).toBeHidden();
  await form.getByLabel('Position', { exact: true }).selectOption('Other');
  await expect(other).toBeVisible();
});

test('nothing is sent without both pictures, and each rule of a picture has its message', async ({
  page,
}) => {
  const form = await openForm(page);
  if (!driversLicense) return expect(form.locator('[type=file]')).toHaveCount(0);
  const requests = watchBackend(page);
  const missing = toast(page, 'error', 'Missing documents');
  await fillFields(form, verificationValues());
  await submitOf(form).click();
  // First, because it closes by itself.
  await expect(missing).toContainText("Please upload both front and back of your driver's license");
  await expectComplaints(form, missingPictures);
  await closeToast(missing);
  await form.getByRole('link', { name: missingPictures[back] }).click();
  await expect(form.getByLabel(back)).toBeFocused();
  await form.getByLabel(front).setInputFiles(writeToDisk(jpegBytes(limit + 1), 'front.jpg'));
  await expect(toast(page, 'error', 'File too large')).toBeVisible();
  await expect(form.getByLabel(front)).toHaveAccessibleDescription(
    /File too large\. Please choose a file of 10MB or less$/,
  );
  await form
    .getByLabel(front)
    .setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  await expect(toast(page, 'error', 'Invalid file type')).toContainText(
    'Please upload a JPEG, PNG, or PDF file',
  );
  await form.getByLabel(front).setInputFiles(jpeg());
  await expect(form.getByLabel(front)).not.toHaveAttribute('aria-invalid');
  await expect(form.getByLabel(front)).toHaveAccessibleName("Driver's license, front Choose a file");
  await expect(form.getByLabel(front)).toHaveAccessibleDescription(/ front\.jpg \d+ KB$/);
  await expectFormAccessible(page);
  await submitOf(form).click();
  await expect(missing).toBeVisible();
  expect(requests).toEqual([]);
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
  await expect(toast(page, 'success', 'Verification submitted')).toContainText(
    "Your employment verification form has been submitted successfully. We'll review your information and get back to you soon.",
  );
  await expect(successPanel(page)).toBeFocused();
  await expectReceipt(page, 'employment_verifications', values.Email);
  await expect(successPanel(page)).not.toContainText(/Mary|Jackson|3456/);
  await expectEmpty(form, Object.keys(values));
  if (socialSecurity) await expect(number).toHaveCSS('-webkit-text-security', 'disc');
  await expect(chosenFile(form, 'front.jpg')).toBeHidden();
  await expect(chosenFile(form, 'back.png')).toBeHidden();
  await submitAgain(form, 'Submit Verification');
  await page.clock.resume();
  await expectFormAccessible(page);
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

test('the review shows every answer with the number masked, and leads back to each section', async ({
  page,
}) => {
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
  await expectFormAccessible(page);

  const typed = verificationValues();
  await fillFields(form, typed);
  const { 'Confirm Social Security number': _, ...values } = typed;
  if (driversLicense) {
    await form
      .getByLabel(front)
      .setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
    await expect(answerTo(front)).toHaveText('Not answered yet');
  }
  await choosePictures(form);
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
  await submitOf(form).click();
  await expect(toast(page, 'success', 'Verification submitted')).toBeVisible();
  await expect(unanswered).not.toHaveCount(0);
  await expect(review).not.toContainText('3456');
  const [row] = await storedRows('employment_verifications', values.Email);
  expect(row).toMatchObject({ city: 'Brooklyn', state: 'PR' });
});

test('a license that was refused is named again at submit', async ({ page }) => {
  const form = await openForm(page);
  if (!driversLicense) return expect(form.getByLabel(front)).toHaveCount(0);
  await fillFields(form, verificationValues());
  await form
    .getByLabel(front)
    .setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  await form.getByLabel(back).setInputFiles(png());
  await submitOf(form).click();
  await expectComplaints(form, {
    [front]: 'Invalid file type. Please upload a JPEG, PNG, or PDF file',
  });
});

test('a picture leaves the browser upright and without EXIF data', async ({ page }) => {
  // The server removes EXIF data too, so this records the bytes that the browser sends.
  await page.addInitScript(() => {
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
  const form = await openForm(page);
  if (!driversLicense) return expect(form.locator('[type=file]')).toHaveCount(0);
  const values = verificationValues();
  const taken = await sharp({ create: { width: 60, height: 30, channels: 3, background: '#c84' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 42/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(taken.includes('Exif')).toBe(true);
  await fillFields(form, values);
  await form.getByLabel(front).setInputFiles(jpeg(taken));
  await form.getByLabel(back).setInputFiles(png());
  await submitOf(form).click();
  await expect(toast(page, 'success', 'Verification submitted')).toBeVisible();
  const [sent = []] = await page.evaluate(() =>
    Promise.all((window as unknown as { seen: Promise<number[]>[] }).seen),
  );
  const bytes = Buffer.from(sent);
  expect(bytes.includes('Exif') || bytes.includes('SecretCamera')).toBe(false);
  expect(await sizeOf(bytes)).toEqual(['jpeg', 30, 60]);
  const [row] = await storedRows('employment_verifications', values.Email);
  expect(await sizeOf(await storedFile(row?.dl_front_url))).toEqual(['jpeg', 30, 60]);
});

test.describe('when a request fails', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });

  test('the form keeps its values and both pictures, and a retry stores one row', async ({ page }) => {
    const form = await openForm(page);
    const values = { ...verificationValues(), ...(position && { Position: 'Other' }) };
    const other = position ? { 'Other position (optional)': 'Lamp keeper' } : {};
    await fillFields(form, values);
    await fillFields(form, other);
    await choosePictures(form);
    const expectFailure = async () => {
      await submitOf(form).click();
      await expect(toast(page, 'error', failed)).toContainText(
        'There was an error submitting your verification. Please try again.',
      );
      await expect(submitOf(form)).toBeEnabled();
      await closeToast(toast(page, 'error', failed));
    };
    if (driversLicense) {
      await page.route(uploads, (route) =>
        route.request().url().includes('/back_') ? route.abort() : route.continue(),
      );
      await expectFailure();
      await page.unroute(uploads);
      await page.route(uploads, (route) => route.fulfill({ status: 200, body: '{}' }));
      await expectFailure();
      await page.unroute(uploads);
    }
    await page.route(inserts, (route) => route.fulfill({ status: 503, body: '<h1>Away</h1>' }));
    await expectFailure();
    await page.unroute(inserts);
    await dropResponses(page, inserts);
    await expectFailure();
    await page.unroute(inserts);
    await expectFields(form, { ...values, ...other });
    for (const name of driversLicense ? ['front.jpg', 'back.png'] : [])
      await expect(chosenFile(form, name)).toBeVisible();
    await submitOf(form).dblclick();
    await expect(toast(page, 'success', 'Verification submitted')).toBeVisible();
    const rows = await storedRows('employment_verifications', values.Email);
    expect(rows.map(({ other_position }) => other_position)).toEqual([position ? 'Lamp keeper' : null]);
  });
});
