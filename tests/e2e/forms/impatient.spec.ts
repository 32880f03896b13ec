import type { Page } from '@playwright/test';
import { expectFields, fillFields, hold, toast, tracesIn } from '../../support/forms.ts';
import { freshEmail, storedRows } from '../../support/staff.ts';
import { expect, test } from '../../support/test.ts';

const entry = '**/assets/entry.client-*.js';
const sample = () => ({
  Name: 'Ada Lovelace',
  Email: freshEmail(),
  Phone: '(212) 555-0123',
  Subject: 'A question',
  Message: 'Does my policy cover a flooded cellar?',
});
const formOn = (page: Page) => page.getByRole('form', { name: 'Send Us a Message' });

test.describe('before the scripts of a page are here', () => {
  test('what is typed stays, and is sent', async ({ page }) => {
    const letGo = await hold(page, entry);
    await page.goto('/contact');
    const values = sample();
    await fillFields(formOn(page), values);
    letGo();
    // The office's hours are told by the same scripts.
    await expect(page.getByText(/^(Open|Closed) now$/)).toBeVisible();
    await expectFields(formOn(page), values);
    await formOn(page).getByRole('button', { name: 'Send Message' }).click();
    await expect(
      toast(page, 'success', "Message sent successfully! We'll get back to you as soon as possible."),
    ).toBeVisible();
    expect(await storedRows('contacts', values.Email)).toMatchObject([{ message: values.Message }]);
  });

  test('a form that is sent puts nothing in the address, and goes out when they are', async ({ page }) => {
    const letGo = await hold(page, entry);
    await page.goto('/contact');
    const values = sample();
    await fillFields(formOn(page), values);
    await formOn(page).getByRole('button', { name: 'Send Message' }).click();
    await expect(page).toHaveURL('/contact');
    expect(await tracesIn(page)).not.toContain(values.Email);
    await expectFields(formOn(page), values);
    letGo();
    await expect(
      toast(page, 'success', "Message sent successfully! We'll get back to you as soon as possible."),
    ).toBeVisible();
    expect(await storedRows('contacts', values.Email)).toHaveLength(1);
  });

  test('a button that is pressed does its work when they are', async ({ page }) => {
    const letGo = await hold(page, entry);
    await page.goto('/login');
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('a lamp in the fog');
    await page.getByRole('button', { name: 'Show: Password' }).click();
    await expect(password).toHaveAttribute('type', 'password');
    letGo();
    await expect(password).toHaveAttribute('type', 'text');
    await expect(password).toHaveValue('a lamp in the fog');
  });

  test('a tab that is still held down when they come opens, and the arrows go on from there', async ({
    page,
  }) => {
    const letGo = await hold(page, entry);
    await page.goto('/claims');
    const tab = (name: string) => page.getByRole('tab', { name });
    await tab('Documents').hover();
    await page.mouse.down();
    await expect(tab('Documents')).toBeFocused();
    letGo();
    // Panels and tabs find each other when React has taken over.
    await expect(tab('FAQs')).toHaveAttribute('aria-controls');
    await page.mouse.up();
    await expect(tab('Documents')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowRight');
    await expect(tab('Emergency Resources')).toHaveAttribute('aria-selected', 'true');
  });

  test('a file that is chosen stays chosen', async ({ page }) => {
    const letGo = await hold(page, entry);
    await page.goto('/careers/apply');
    await page
      .getByLabel('Resume')
      .setInputFiles({ name: 'early.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
    letGo();
    await expect(page.getByText('early.pdf', { exact: true })).toBeVisible();
  });

  test('a number in a calculator stays, and counts', async ({ page }) => {
    const letGo = await hold(page, entry);
    await page.goto('/resources/calculators');
    const box = page.getByRole('spinbutton').first();
    await box.fill('123456');
    const before = await page.getByRole('status').first().textContent();
    letGo();
    await expect(page.getByRole('status').first()).not.toHaveText(before ?? '');
    await expect(box).toHaveValue('123456');
  });

  test('a filter that is chosen narrows the list', async ({ page }) => {
    const letGo = await hold(page, entry);
    await page.goto('/careers');
    await page.getByLabel('Location').selectOption('Boston, MA');
    letGo();
    await expect(page.getByText('No job openings match your current filters.')).toBeVisible();
    await expect(page).toHaveURL(/location=Boston/);
  });
});
