import { referenceOf } from '#domain/references.ts';
import { askedQuestions } from '#office/asked-questions.ts';
import { postedClaim, storedKind } from '../support/claim-values.ts';
import { openHydrated } from '../support/open-hydrated.ts';
import { inOther, otherLanguage, otherWords } from '../support/other-language.ts';
import {
  expectNoEnglish,
  expectReceiptInLanguage,
  fillNamed,
  submit,
} from '../support/other-language-form.ts';
import { jpegBytes, pdfBytes, types } from '../support/sample-files.ts';
import { freshEmail, openSealed, storedIds, storedRows } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

test.skip(otherLanguage === undefined, 'the site has one language');

const place = { city: 'New York', state: 'NY', zipCode: '10004' };
const phone = '(212) 555-0123';

test('a quote is stored in words that the staff knows', async ({ page }) => {
  await openHydrated(page, inOther('/contact/quote?service=auto'));
  const form = page.locator('form:has([name=service])');
  const email = freshEmail();
  await fillNamed(form, { name: 'Rosa Núñez', email, phone, zip: '10004' });
  await submit(form);
  await expectReceiptInLanguage(page);
  const [row] = await storedRows('contacts', email);
  expect(row).toMatchObject({ subject: expect.stringMatching(/^Quote request: /), language: otherLanguage });
  expect(row?.message).toContain('ZIP code: 10004');
});

test('an application is stored with the English title of its job', async ({ page }) => {
  const { jobs } = await otherWords<typeof import('#content/jobs/index.ts')>('jobs/index.ts');
  const [job] = jobs;
  if (!job) return test.skip(true, 'there is no job');
  await openHydrated(page, inOther(`/careers/apply?job=${encodeURIComponent(job.title)}`));
  const form = page.locator('form:has([name=fullName])');
  await submit(form);
  await expectNoEnglish(form);
  const email = freshEmail();
  await fillNamed(form, { fullName: 'Renée Núñez', email, phone, street: '1 Harbor Street', ...place });
  await form
    .locator('[type=file]')
    .setInputFiles({ name: 'currículum.pdf', mimeType: types.pdf, buffer: pdfBytes() });
  await submit(form);
  await expect(page).toHaveURL(inOther('/careers'));
  expect(await storedRows('job_applications', email)).toMatchObject([
    { job_title: job.title, language: otherLanguage },
  ]);
  await expectNoEnglish(page.locator('.success-panel'));
});

test('a verification is stored in English values', async ({ page }) => {
  await openHydrated(page, inOther('/verification'));
  const form = page.locator('form:has([name=firstName])');
  await submit(form);
  await expectNoEnglish(form);
  const { phoneCarrier, position, bankName, creditScore, socialSecurity, driversLicense } = askedQuestions;
  const email = freshEmail();
  for (const [name, value] of Object.entries({
    firstName: 'María',
    lastName: 'Núñez',
    email,
    phone,
    streetAddress: '1 Harbor Street',
    ...place,
    ...(phoneCarrier && { phoneCarrier: 'Other' }),
    ...(position && { position: 'Other', otherPosition: 'Ajustadora' }),
    ...(bankName && { bankName: 'Banco del Puerto' }),
    ...(creditScore && { creditScore: 'Good (700-749)' }),
    ...(socialSecurity && { socialSecurity: '900-12-3456', confirmSocialSecurity: '900123456' }),
  }))
    await fillNamed(form, { [name]: value });
  if (driversLicense)
    for (const side of await form.locator('[type=file]').all())
      await side.setInputFiles({ name: 'licencia.jpg', mimeType: types.jpg, buffer: jpegBytes() });
  await expectNoEnglish(form);
  await submit(form);
  await expectReceiptInLanguage(page);
  const [row] = await storedRows('employment_verifications', email);
  expect(row).toMatchObject({
    language: otherLanguage,
    state: 'NY',
    phone_carrier: phoneCarrier ? 'Other' : null,
  });
  if (socialSecurity) expect(await openSealed(row?.social_security)).toBe('900123456');
});

test('a claim is reported, and its status is read', async ({ page }) => {
  const { result } = await otherWords<typeof import('#content/claim-status.ts')>('claim-status.ts');
  await openHydrated(page, inOther('/contact/claim'));
  const form = page.locator('form:has([name=description])');
  await submit(form);
  await expectNoEnglish(form);
  const claim = { ...postedClaim(), place: 'Nueva York', description: 'Se reventó una manguera.' };
  await fillNamed(form, claim);
  await submit(form);
  const review = form.locator('section:has(#claim-review)');
  await expect(review).toBeVisible();
  await expectNoEnglish(review);
  await submit(form);
  await expectReceiptInLanguage(page);
  expect(await storedRows('claim_reports', claim.email)).toMatchObject([
    { language: otherLanguage, loss_kind: storedKind },
  ]);

  const [id = ''] = await storedIds('claim_reports', claim.email);
  const number = referenceOf(id);
  await openHydrated(page, inOther('/claims/status'));
  const lookup = page.locator('form:has([name=number])');
  await fillNamed(lookup, { number, email: claim.email });
  await submit(lookup);
  await expect(page.getByRole('heading', { name: result.title(number) })).toBeFocused();
  await expectNoEnglish(page.locator('main'));
});
