import type { Page } from '@playwright/test';
import { contactForm, contactValues } from '../../support/contact-form.ts';
import { expectReceipt, fillFields, hold } from '../../support/forms.ts';
import { expectHydrated } from '../../support/open-hydrated.ts';
import { storedRows } from '../../support/staff.ts';
import { expect, test } from '../../support/test.ts';
import { translateFromLoad } from '../../support/translate-page.ts';

const form = (page: Page) => page.getByRole('main').getByRole('form');
const press = (page: Page, name: string) => form(page).getByRole('button', { name }).click();

// translated.long.ts has the other forms, and those that work already.
test('a page that is translated before its form works keeps what was typed, and sends it', async ({
  page,
}) => {
  await translateFromLoad(page);
  const release = await hold(page, '**/assets/*.js');
  await page.goto('/contact');
  const values = contactValues();
  await fillFields(contactForm(page), values);
  await contactForm(page).getByLabel('Subject').focus();
  release();
  await expectHydrated(page);
  await expect(contactForm(page).getByLabel('Subject')).toBeFocused();
  await press(page, 'Send Message');
  await expectReceipt(page, 'contacts', values.Email);
  expect(await storedRows('contacts', values.Email)).toMatchObject([{ message: values.Message }]);
});
