import type { Locator, Page } from '@playwright/test';
import { topics } from '#app/catalog/contact-topics.ts';
import { services } from '#app/catalog/services.ts';
import { fields as applicationFields } from '#content/application.ts';
import { fields as claimFields } from '#content/claim-form.ts';
import { forms } from '#content/forms.ts';
import { applicationReceipt, claimReceipt, contactReceipt, topicReceipts } from '#content/receipts.ts';
import { referenceOf } from '#domain/references.ts';
import { applicationValues } from '../../support/application-values.ts';
import { claimForm, makePhoto, photoInput } from '../../support/claim-page.ts';
import { claimValues } from '../../support/claim-values.ts';
import { contactForm, contactValues } from '../../support/contact-form.ts';
import { expectComplaints, expectFields, fillFields } from '../../support/forms.ts';
import { pages } from '../../support/pages.ts';
import { pdfBytes, types } from '../../support/sample-files.ts';
import { freshEmail, storedFile, storedIds, storedRows } from '../../support/staff.ts';
import { expect, test } from '../../support/test.ts';

// The browser logs the status of a page that answers with errors.
test.use({ javaScriptEnabled: false, expectedComplaints: [/status of 422/] });

const resume = { name: 'resume.pdf', mimeType: types.pdf, buffer: pdfBytes() };
const receiptOf = (page: Page, title: string) => page.getByRole('region', { name: title });

async function press(form: Locator): Promise<void> {
  await form.locator('[type=submit]:visible').click();
}

async function expectReceipt(page: Page, title: string, id: string | undefined): Promise<void> {
  const receipt = receiptOf(page, title);
  await expect(receipt).toBeFocused();
  await expect(receipt).toContainText(referenceOf(id ?? ''));
}

test('a message is corrected and sent, and a quote is', async ({ page }) => {
  await page.goto('/contact');
  const values = contactValues();
  await fillFields(contactForm(page), { ...values, Email: 'ada' });
  await press(contactForm(page));
  await expectComplaints(contactForm(page), { Email: 'Invalid email address' });
  await expectFields(contactForm(page), { ...values, Email: 'ada' });
  await fillFields(contactForm(page), { Email: values.Email });
  await press(contactForm(page));
  await expectReceipt(page, contactReceipt.title, (await storedIds('contacts', values.Email))[0]);
  await page.reload();
  await page.getByRole('link', { name: 'Send another' }).click();
  await expectFields(contactForm(page), { Name: '', Message: '' });
  expect(await storedRows('contacts', values.Email)).toMatchObject([{ message: values.Message }]);

  await test.step('a quote in the hero leads to the form for quotes, which is sent', async () => {
    await page.goto('/');
    const start = page.locator('.hero').getByRole('form');
    const [service] = services;
    await start.getByLabel('What to insure').selectOption(service?.title ?? '');
    await start.getByLabel('ZIP code').fill('10038');
    await start.getByRole('button').click();
    await expect(page).toHaveURL(`/contact?topic=quote&service=${service?.slug}&zip=10038`);
    const form = page.getByRole('form', { name: topics.quote.title });
    const email = freshEmail();
    await fillFields(form, {
      Name: 'Ada Lovelace',
      Email: email,
      Phone: '(212) 555-0123',
      'ZIP code': '10038',
    });
    await press(form);
    await expectReceipt(page, topicReceipts.quote.title, (await storedIds('contacts', email))[0]);
    expect(await storedRows('contacts', email)).toMatchObject([
      { message: expect.stringContaining('10038') },
    ]);
  });

  await test.step('forms that nothing stores are hidden, and their pages say how to reach us', async () => {
    for (const address of ['/login', '/register', '/forgot-password'].filter((each) =>
      pages.includes(each),
    )) {
      await page.goto(address);
      const main = page.getByRole('main');
      await expect(main.locator('form')).toBeHidden();
      await expect(main.locator('a[href^="tel:"]:visible').first()).toBeVisible();
      await expect(main.locator('a[href^="mailto:"]:visible').first()).toBeVisible();
      if (address !== '/forgot-password')
        await expect(main.getByRole('heading', { name: 'This form needs JavaScript' })).toBeVisible();
    }
  });
});

test('a claim is sent with its photos, and an application with its resume', async ({ page }) => {
  await test.step('a claim shows the number for emergencies until the answer is known, asks no family whether anyone is hurt, and is sent with its photos', async () => {
    await page.goto('/contact?topic=claim');
    await expect(page.getByRole('link', { name: 'Call 911' })).toBeVisible();
    const form = claimForm(page);
    const { happened, reach } = claimValues();
    // Nobody is hurt. The page comes back with what is wrong with the address.
    const wrong = { ...happened, ...reach, [claimFields.email.label]: 'ada' };
    await fillFields(form, wrong);
    await press(form);
    await expectFields(form, wrong);
    await expect(page.getByRole('link', { name: 'Call 911' })).toHaveCount(0);
    await fillFields(form, { [claimFields.kind.label]: 'life' });
    await press(form);
    await expect(form.getByLabel(claimFields.email.label)).toHaveValue('ada');
    await expect(form.getByLabel(claimFields.hurt.label)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Call 911' })).toHaveCount(0);
    await page.goto('/contact?topic=claim');
    await fillFields(form, { ...happened, ...reach });
    await photoInput(form).setInputFiles([await makePhoto('one.jpg'), await makePhoto('two.jpg', 'teal')]);
    await press(form);
    const email = reach[claimFields.email.label] ?? '';
    await expectReceipt(page, claimReceipt.title, (await storedIds('claim_reports', email))[0]);
    const [row] = await storedRows('claim_reports', email);
    expect(row?.photo_urls).toHaveLength(2);
    for (const url of (row?.photo_urls ?? []) as unknown as string[])
      expect((await storedFile(url)).includes('Exif')).toBe(false);
  });

  await test.step('an application is sent with its resume, which must be chosen again after an error', async () => {
    await page.goto('/careers/apply?job=Keeper%20of%20the%20Light');
    const form = page.getByRole('form', { name: 'Job Application' });
    const values = applicationValues();
    const email = values[applicationFields.email.label] ?? '';
    const chosen = form.getByLabel(applicationFields.resume.label);
    await fillFields(form, values);
    await chosen.setInputFiles({ ...resume, name: 'resume.txt' });
    await press(form);
    await expectComplaints(form, {
      [applicationFields.resume.label]: 'File must be a PDF or Word document',
    });
    await expect(form.getByText(forms.repeatAfterPost)).toBeVisible();
    await expectFields(form, values);
    await expect(page.getByText('Keeper of the Light')).toBeVisible();
    await chosen.setInputFiles(resume);
    await press(form);
    await expectReceipt(page, applicationReceipt.title, (await storedIds('job_applications', email))[0]);
    const [row] = await storedRows('job_applications', email);
    expect(row).toMatchObject({ job_title: 'Keeper of the Light', zip_code: '10004' });
    expect(await storedFile(row?.resume_url)).toEqual(resume.buffer);
  });
});
