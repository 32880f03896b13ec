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

test.describe('when the script of a part cannot be had', () => {
  test.use({ expectedComplaints: [/Failed to load resource|preload/i] });

  const untouched = async (page: Page, address: string) => {
    // The first scripts have come; what a touch asks for has not.
    await page.goto(address, { waitUntil: 'networkidle' });
    const told: string[] = [];
    page.on('dialog', (dialog) => {
      told.push(`${dialog.type()}: ${dialog.message()}`);
      return dialog.accept();
    });
    return told;
  };
  const sent = "Message sent successfully! We'll get back to you as soon as possible.";

  test('whoever presses a button offline is told, and the next press works', async ({ page, context }) => {
    const told = await untouched(page, '/contact');
    await context.setOffline(true);
    const values = sample();
    await fillFields(formOn(page), values);
    const send = formOn(page).getByRole('button', { name: 'Send Message' });
    await send.click();
    await expect.poll(() => told).toHaveLength(1);
    expect(told[0]).toContain('Something went wrong. Please try again later.');
    await expectFields(formOn(page), values);
    await context.setOffline(false);
    // What was pressed in vain is not sent behind anyone's back.
    await expect(async () => {
      for (const label of ['Name', 'Message']) await formOn(page).getByLabel(label).click();
      expect(await page.locator('.toaster').count()).toBe(1);
    }).toPass();
    expect(await storedRows('contacts', values.Email)).toEqual([]);
    await send.click();
    await expect(toast(page, 'success', sent)).toBeVisible();
    expect(await storedRows('contacts', values.Email)).toHaveLength(1);
    expect(told).toHaveLength(1);
  });

  test('whoever presses a button of a page older than the site is told to reload it, and what is typed comes back', async ({
    page,
  }) => {
    const told = await untouched(page, '/contact');
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
    const values = sample();
    await fillFields(formOn(page), values);
    await formOn(page).getByLabel('Subject').press('Enter');
    await expect.poll(() => told).toHaveLength(1);
    expect(told[0]).toContain('please reload this page');
    await page.unroute('**/assets/*.js');
    await page.reload();
    await expectFields(formOn(page), values);
    await formOn(page).getByRole('button', { name: 'Send Message' }).click();
    await expect(toast(page, 'success', sent)).toBeVisible();
  });

  test('a form without a draft leaves no trace of what is typed', async ({ page }) => {
    const told = await untouched(page, '/login');
    await page.route('**/assets/*.js', (route) => route.abort());
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('a lamp in the fog');
    await password.press('Enter');
    await expect.poll(() => told).toHaveLength(1);
    expect(await tracesIn(page)).not.toContain('lamp');
    await page.unroute('**/assets/*.js');
    await password.press('Enter');
    await expect(page.getByRole('alert')).toContainText('Invalid email address');
    await expect(password).toHaveValue('a lamp in the fog');
  });

  test('not even the first of all scripts: whoever presses a button is told', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    const told = await untouched(page, '/contact');
    const values = sample();
    await fillFields(formOn(page), values);
    const send = formOn(page).getByRole('button', { name: 'Send Message' });
    await send.click();
    await expect.poll(() => told).toHaveLength(1);
    await page.unroute('**/assets/*.js');
    await send.click();
    await expect(toast(page, 'success', sent)).toBeVisible();
    expect(await storedRows('contacts', values.Email)).toHaveLength(1);
  });

  test('tabs and filters work as soon as it can', async ({ page }) => {
    const told = await untouched(page, '/claims');
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.getByRole('tab', { name: 'Documents' }).click();
    await expect.poll(() => told).toHaveLength(1);
    await page.unroute('**/assets/*.js');
    await page.getByRole('tab', { name: 'Documents' }).click();
    await expect(page.getByRole('tab', { name: 'Documents' })).toHaveAttribute('aria-selected', 'true');

    await page.route('**/assets/filter-openings-*.js', (route) => route.abort());
    // Until the refused script was asked for.
    await page.goto('/careers', { waitUntil: 'networkidle' });
    await page.unroute('**/assets/filter-openings-*.js');
    await page.getByLabel('Location').selectOption('Boston, MA');
    await expect(page.getByText('No job openings match your current filters.')).toBeVisible();
  });
});
