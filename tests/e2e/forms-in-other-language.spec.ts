import type { Locator, Page } from '@playwright/test';
import { contactReceipt as receiptWords } from '#content/receipts.ts';
import { askedQuestions } from '#domain/asked-questions.computed.ts';
import { languages } from '#domain/languages.ts';
import { looksEnglish } from '#domain/looks-english.ts';
import { referenceOf } from '#domain/references.ts';
import { postedClaim, storedKind } from '../support/claim-values.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { openHydrated } from '../support/open-hydrated.ts';
import { inOther, otherLanguage, otherWords } from '../support/other-language.ts';
import { jpegBytes, pdfBytes, types } from '../support/sample-files.ts';
import { freshEmail, openSealed, storedIds, storedRows } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

test.skip(otherLanguage === undefined, 'the site has one language');
// The browser logs the status of a page that answers with errors.
test.use({ expectedComplaints: [/status of 422/] });

/** Fields by their names, which are the same in every language. */
async function fill(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = form.locator(`[name="${name}"]`).first();
    const kind = await field.evaluate((element: HTMLInputElement | HTMLSelectElement) => element.type);
    if (kind === 'radio') await form.locator(`[name="${name}"][value="${value}"]`).check();
    else if (kind === 'select-one') await field.selectOption(value);
    else await field.fill(value);
  }
}

const submit = (form: Locator) => form.locator('[type=submit]:visible').click();

const receipt = (page: Page) => page.locator('.success-panel');

/** What people read in a part of a page that only scripts fill. */
async function expectNoEnglish(part: Locator): Promise<void> {
  const texts = await part.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (walker.nextNode()) {
        const { parentElement: parent, nodeValue } = walker.currentNode;
        if (!parent?.closest('[lang=en], script, style')) found.push(nodeValue ?? '');
      }
      return found;
    }),
  );
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => looksEnglish(text))).toEqual([]);
}

const message = () => ({
  name: 'Rosa Núñez',
  email: freshEmail(),
  phone: '(212) 555-0123',
  subject: 'Una pregunta',
  message: '¿Mi póliza cubre un sótano inundado?',
});

test('a message is refused, mended and stored with its language', async ({ page }) => {
  const { contactRules } = await otherWords<typeof import('#content/rules.ts')>('rules.ts');
  await openHydrated(page, inOther('/contact'));
  const form = page.locator('form:has([name=subject])');
  const values = message();
  await fill(form, { ...values, email: 'rosa', message: 'corto' });
  await submit(form);
  await expect(form.getByRole('link', { name: contactRules.email })).toBeVisible();
  await expect(form.getByRole('link', { name: contactRules.message })).toBeVisible();
  await expectNoEnglish(form);
  await expectAccessible(page, ['main form']);
  await fill(form, values);
  await submit(form);
  await expect(receipt(page)).toBeFocused();
  await expectNoEnglish(page.locator('.success-panel, .toast'));
  const { email: _, ...stored } = values;
  expect(await storedRows('contacts', values.email)).toMatchObject([{ ...stored, language: otherLanguage }]);
});

test('a quote asks in the language of the page, and is stored in words that the staff knows', async ({
  page,
}) => {
  await openHydrated(page, inOther('/contact/quote?service=auto'));
  const form = page.locator('form:has([name=service])');
  const { name, email, phone } = message();
  await fill(form, { name, email, phone, zip: '10004' });
  await submit(form);
  await expect(receipt(page)).toBeFocused();
  await expectNoEnglish(page.locator('.success-panel, .toast'));
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
  await fill(form, { fullName: 'Renée Núñez', email, phone: '555-0123', street: '1 Harbor Street' });
  await fill(form, { city: 'New York', state: 'NY', zipCode: '10004' });
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
  const email = freshEmail();
  const values: Record<string, string> = {
    firstName: 'María',
    lastName: 'Núñez',
    email,
    phone: '(212) 555-0123',
    streetAddress: '1 Harbor Street',
    city: 'New York',
    state: 'NY',
    zipCode: '10004',
    ...(askedQuestions.phoneCarrier && { phoneCarrier: 'Other' }),
    ...(askedQuestions.position && { position: 'Other', otherPosition: 'Ajustadora' }),
    ...(askedQuestions.bankName && { bankName: 'Banco del Puerto' }),
    ...(askedQuestions.creditScore && { creditScore: 'Good (700-749)' }),
    ...(askedQuestions.socialSecurity && {
      socialSecurity: '900-12-3456',
      confirmSocialSecurity: '900123456',
    }),
  };
  for (const [name, value] of Object.entries(values)) await fill(form, { [name]: value });
  if (askedQuestions.driversLicense)
    for (const side of await form.locator('[type=file]').all())
      await side.setInputFiles({ name: 'licencia.jpg', mimeType: types.jpg, buffer: jpegBytes() });
  await expectNoEnglish(form);
  await submit(form);
  await expect(receipt(page)).toBeFocused();
  const [row] = await storedRows('employment_verifications', email);
  expect(row).toMatchObject({ language: otherLanguage, state: 'NY' });
  if (askedQuestions.phoneCarrier) expect(row).toMatchObject({ phone_carrier: 'Other' });
  if (askedQuestions.socialSecurity) expect(await openSealed(row?.social_security)).toBe('900123456');
  await expectNoEnglish(page.locator('.success-panel, .toast'));
});

test('a claim is reported, and its status is read', async ({ page }) => {
  const { result } = await otherWords<typeof import('#content/claim-status.ts')>('claim-status.ts');
  await page.setViewportSize({ width: 1280, height: 900 });
  await openHydrated(page, inOther('/contact/claim'));
  const form = page.locator('form:has([name=description])');
  await submit(form);
  await expectNoEnglish(form);
  const claim = { ...postedClaim(), place: 'Nueva York', description: 'Se reventó una manguera.' };
  await fill(form, claim);
  await submit(form);
  const review = form.locator('section:has(#claim-review)');
  await expect(review).toBeVisible();
  await expectNoEnglish(review);
  await submit(form);
  await expect(receipt(page)).toBeFocused();
  await expectNoEnglish(page.locator('.success-panel, .toast'));
  expect(await storedRows('claim_reports', claim.email)).toMatchObject([
    { language: otherLanguage, loss_kind: storedKind },
  ]);

  const [id = ''] = await storedIds('claim_reports', claim.email);
  const number = referenceOf(id);
  await openHydrated(page, inOther('/claims/status'));
  const lookup = page.locator('form:has([name=number])');
  await fill(lookup, { number, email: claim.email });
  await submit(lookup);
  await expect(page.getByRole('heading', { name: result.title(number) })).toBeFocused();
  await expectNoEnglish(page.locator('main'));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a form is refused and stored in the language of its page', async ({ page }) => {
    const { contactRules } = await otherWords<typeof import('#content/rules.ts')>('rules.ts');
    const { contactReceipt } = await otherWords<typeof import('#content/receipts.ts')>('receipts.ts');
    await page.goto(inOther('/contact'));
    const form = page.locator('form:has([name=subject])');
    const values = message();
    await fill(form, { ...values, email: 'rosa' });
    await submit(form);
    await expect(page.getByRole('link', { name: contactRules.email })).toBeVisible();
    await expectPage(page);
    await fill(form, values);
    await submit(form);
    await expect(page.getByRole('region', { name: contactReceipt.title })).toBeVisible();
    await expectPage(page);
    expect(await storedRows('contacts', values.email)).toMatchObject([
      { subject: values.subject, language: otherLanguage },
    ]);

    await page.getByRole('contentinfo').getByRole('link', { name: languages.en.name, exact: true }).click();
    await expect(page.getByRole('region', { name: receiptWords.title })).toBeVisible();
  });
});

/** What the server rendered is in the language, and its address too. */
async function expectPage(page: Page): Promise<void> {
  expect(new URL(page.url()).pathname).toBe(inOther('/contact'));
  await expectNoEnglish(page.locator('main'));
}
