import type { Locator, Page } from '@playwright/test';
import { askedQuestions } from '#domain/asked-questions.computed.ts';
import { languages } from '#domain/languages.ts';
import { looksEnglish } from '#domain/looks-english.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { acceptDialogs } from '../support/forms.ts';
import { openHydrated } from '../support/open-hydrated.ts';
import { inOther, otherLanguage, otherWords } from '../support/other-language.ts';
import { jpegBytes, pdfBytes, types } from '../support/sample-files.ts';
import { freshEmail, openSealed, storedRows } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';
import { widthBeyondTheScreen } from '../support/width-beyond-the-screen.ts';

test.skip(otherLanguage === undefined, 'the site has one language');
// The browser logs the status of a page that answers with errors.
test.use({ expectedComplaints: [/status of 422/] });

const language = languages[otherLanguage ?? 'en'];
const linkIn = (part: Locator) => part.getByRole('link', { name: language.name, exact: true });

/** Fields by their names, which are the same in every language. */
async function fill(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = form.locator(`[name="${name}"]`).first();
    if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') await field.selectOption(value);
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

test('a link leads to the same page in the other language, with its query and what was typed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  acceptDialogs(page);
  await openHydrated(page, '/contact?topic=quote&zip=10004#content');
  await page.locator('form [name=name]').fill('Rosa Núñez');
  await linkIn(page.getByRole('navigation').first()).click();
  await expect(page).toHaveURL(inOther('/contact/quote?topic=quote&zip=10004#content'));
  await expect(page.locator('html')).toHaveAttribute('lang', language.locale);
  await expect(page.locator('form [name=name]')).toHaveValue('Rosa Núñez');
  expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({ language: language.code });
  await linkIn(page.getByRole('contentinfo')).waitFor({ state: 'detached' });
  await page.getByRole('contentinfo').getByRole('link', { name: languages.en.name, exact: true }).click();
  await expect(page).toHaveURL('/contact/quote?topic=quote&zip=10004#content');
});

test.describe('a browser that prefers the other language', () => {
  test.use({ locale: language.locale });

  test('is offered it once, and never led there', async ({ page }) => {
    const offer = page.getByRole('link', { name: language.offer });
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/about');
      await expect(page).toHaveURL('/about');
      await expect(offer).toBeVisible();
      expect(await widthBeyondTheScreen(page)).toBeLessThanOrEqual(0);
      if (width < 1024) await openAndCloseMenu(page);
      await page.goto('/services');
      await expect(offer).toBeHidden();
      await page.evaluate(() => localStorage.clear());
    }
  });

  test('is offered it again after choosing it, until English is chosen', async ({ page }) => {
    const offer = page.getByRole('link', { name: language.offer });
    await page.goto('/about');
    await offer.click();
    await expect(page).toHaveURL(inOther('/about'));
    await page.goto('/services');
    await expect(offer).toBeVisible();
    await page.goto(inOther('/services'));
    await page.getByRole('contentinfo').getByRole('link', { name: languages.en.name, exact: true }).click();
    await expect(page).toHaveURL('/services');
    await expect(offer).toBeHidden();
  });

  test('is offered nothing on a page in that language', async ({ page }) => {
    await page.goto(inOther('/about'));
    await expect(page.getByRole('link', { name: languages.en.offer })).toBeHidden();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
});

/** A click on what something else covers fails. */
async function openAndCloseMenu(page: Page): Promise<void> {
  const button = page.locator('.site-menu-button');
  const menu = page.locator('#site-menu');
  await button.click();
  await expect(menu).toBeVisible();
  await button.click();
  await expect(menu).toBeHidden();
}

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
  expect(await storedRows('contacts', values.email)).toMatchObject([{ ...stored, language: language.code }]);
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
  expect(row).toMatchObject({ subject: expect.stringMatching(/^Quote request: /), language: language.code });
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
    { job_title: job.title, language: language.code },
  ]);
  await expectNoEnglish(page.locator('.success-panel'));
});

test('a verification is stored in English values', async ({ page }) => {
  test.skip(
    !Object.values(askedQuestions).every(Boolean) && askedQuestions.socialSecurity === false,
    'not asked',
  );
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
  expect(row).toMatchObject({ language: language.code, state: 'NY' });
  if (askedQuestions.phoneCarrier) expect(row).toMatchObject({ phone_carrier: 'Other' });
  if (askedQuestions.socialSecurity) expect(await openSealed(row?.social_security)).toBe('900123456');
  await expectNoEnglish(page.locator('.success-panel, .toast'));
});

test('a claim is reported, and its status is read', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openHydrated(page, inOther('/contact/claim'));
  const form = page.locator('form:has([name=description])');
  await submit(form);
  await expectNoEnglish(form);
  const email = freshEmail();
  const today = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  await chooseFirst(form, ['hurt', 'kind', 'reachWay', 'reachTime']);
  await fill(form, { date: today, place: 'Nueva York', description: 'Se reventó una manguera.' });
  await fill(form, { name: 'Rosa Núñez', email, phone: '(212) 555-0123' });
  await submit(form);
  // The review comes first.
  if ((await storedRows('claim_reports', email)).length === 0 && (await form.isVisible())) await submit(form);
  await expect(receipt(page)).toBeFocused();
  await expectNoEnglish(page.locator('.success-panel, .toast'));
  const [row] = await storedRows('claim_reports', email);
  expect(row).toMatchObject({ language: language.code });
  expect(looksEnglish(`the ${String(row?.loss_kind)} is`)).toBe(true);
});

async function chooseFirst(form: Locator, names: string[]): Promise<void> {
  for (const name of names) {
    const field = form.locator(`[name="${name}"]`).first();
    if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') await field.selectOption({ index: 1 });
    else await field.check();
  }
}

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
      { subject: values.subject, language: language.code },
    ]);
  });
});

/** What the server rendered is in the language, and its address too. */
async function expectPage(page: Page): Promise<void> {
  expect(new URL(page.url()).pathname).toBe(inOther('/contact'));
  await expectNoEnglish(page.locator('main'));
}
