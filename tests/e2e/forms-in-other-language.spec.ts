import { contactReceipt as receiptWords } from '#content/receipts.ts';
import { languages } from '#domain/languages.ts';
import { openHydrated } from '../support/open-hydrated.ts';
import { inOther, otherLanguage, otherWords } from '../support/other-language.ts';
import {
  expectNoEnglish,
  expectReceiptInLanguage,
  fillNamed,
  submit,
} from '../support/other-language-form.ts';
import { freshEmail, storedRows } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

// forms-in-other-language.long.ts has the other forms.
test.skip(otherLanguage === undefined, 'the site has one language');
// The browser logs the status of a page that answers with errors.
test.use({ expectedComplaints: [/status of 422/] });

const message = () => ({
  name: 'Rosa Núñez',
  email: freshEmail(),
  phone: '(212) 555-0123',
  subject: 'Una pregunta',
  message: '¿Mi póliza cubre un sótano inundado?',
});
const refused = () => otherWords<typeof import('#content/rules.ts')>('rules.ts');

test('a message is refused, mended and stored with its language', async ({ page }) => {
  const { contactRules } = await refused();
  await openHydrated(page, inOther('/contact'));
  const form = page.locator('form:has([name=subject])');
  const values = message();
  await fillNamed(form, { ...values, email: 'rosa', message: 'corto' });
  await submit(form);
  await expect(form.getByRole('link', { name: contactRules.email })).toBeVisible();
  await expect(form.getByRole('link', { name: contactRules.message })).toBeVisible();
  await expectNoEnglish(form);
  await fillNamed(form, values);
  await submit(form);
  await expectReceiptInLanguage(page);
  expect(await storedRows('contacts', values.email)).toMatchObject([{ ...values, language: otherLanguage }]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a form is refused and stored in the language of its page', async ({ page }) => {
    const { contactRules } = await refused();
    const { contactReceipt } = await otherWords<typeof import('#content/receipts.ts')>('receipts.ts');
    await page.goto(inOther('/contact'));
    const form = page.locator('form:has([name=subject])');
    const values = message();
    await fillNamed(form, { ...values, email: 'rosa' });
    await submit(form);
    await expect(page.getByRole('link', { name: contactRules.email })).toBeVisible();
    await expectNoEnglish(page.locator('main'));
    await fillNamed(form, values);
    await submit(form);
    await expect(page.getByRole('region', { name: contactReceipt.title })).toBeVisible();
    await expectNoEnglish(page.locator('main'));
    expect(new URL(page.url()).pathname).toBe(inOther('/contact'));
    expect(await storedRows('contacts', values.email)).toMatchObject([{ language: otherLanguage }]);
    await page.getByRole('contentinfo').getByRole('link', { name: languages.en.name, exact: true }).click();
    await expect(page.getByRole('region', { name: receiptWords.title })).toBeVisible();
  });
});
