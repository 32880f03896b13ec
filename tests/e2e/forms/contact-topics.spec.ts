import type { Page } from '@playwright/test';
import {
  acceptDialogs,
  expectEmpty,
  expectFields,
  fillFields,
  findFormViolations,
  hold,
  toast,
  tracesIn,
} from '../../support/forms.ts';
import { openHydrated } from '../../support/open-hydrated.ts';
import { freshEmail, storedRows } from '../../support/staff.ts';
import { expect, test } from '../../support/test.ts';

const sent = "Message sent successfully! We'll get back to you as soon as possible.";
const formOn = (page: Page, name: string) => page.getByRole('form', { name });
const person = () => ({ Name: 'Ada Lovelace', Email: freshEmail(), Phone: '(212) 555-0123' });

test('a quote starts in the hero and arrives as a message that a person can read', async ({ page }) => {
  await page.goto('/');
  const start = page.locator('.hero').getByRole('form');
  await start.getByLabel('What to insure').selectOption('Home Insurance');
  await start.getByLabel('ZIP code').fill('10038');
  await start.getByRole('button').click();
  await expect(page).toHaveURL('/contact?topic=quote&service=home&zip=10038');

  const form = formOn(page, 'Get a Quote');
  await expect(page.getByRole('heading', { name: 'Get a Quote' })).toBeVisible();
  await expectFields(form, { 'What to insure': 'home', 'ZIP code': '10038' });
  await form.getByLabel('Year built').fill('1931');
  // Another service asks something else, and answers wait for its return.
  await form.getByLabel('What to insure').selectOption('Auto Insurance');
  await expect(form.getByLabel('Year built')).toHaveCount(0);
  await form.getByLabel('Make and model').fill('Honda Civic');
  await form.getByLabel('What to insure').selectOption('Home Insurance');
  await expectFields(form, { 'Year built': '1931' });
  expect(await findFormViolations(page)).toEqual([]);

  await form.getByLabel('ZIP code').fill('100');
  await form.getByRole('button', { name: 'Request a Quote' }).click();
  await expect(form.getByRole('link', { name: 'ZIP code must be 5 digits' })).toBeVisible();
  await expect(form.getByRole('link', { name: 'Invalid email address' })).toBeVisible();
  expect(await findFormViolations(page)).toEqual([]);

  const values = person();
  await fillFields(form, {
    ...values,
    'ZIP code': '10018',
    'Own or rent': 'Rent',
    'Start date': '2026-12-01',
    'Anything else?': 'The lease\n<b>starts</b> then.',
  });
  await form.getByRole('button', { name: 'Request a Quote' }).click();
  await expect(toast(page, 'success', sent)).toBeVisible();
  expect(await storedRows('contacts', values.Email)).toEqual([
    {
      name: values.Name,
      email: values.Email,
      phone: values.Phone,
      subject: 'Quote request: Home Insurance, 10018',
      message: [
        'Topic: Quote request',
        'What to insure: Home Insurance',
        'ZIP code: 10018',
        'Own or rent: Rent',
        'Year built: 1931',
        'Start date: December 1, 2026',
        '',
        'Anything else?',
        'The lease\nstarts then.',
      ].join('\n'),
    },
  ]);
  await expectEmpty(form, ['Name', 'Email', 'Phone', 'Year built', 'Anything else?']);
  expect(await tracesIn(page)).not.toContain(values.Email);
  await expect(page).toHaveURL('/contact?topic=quote&service=home&zip=10038');
});

test('a claim in which someone is hurt puts 911 first, and its draft stays with its topic', async ({
  page,
}) => {
  await openHydrated(page, '/contact?topic=claim&kind=car');
  const form = formOn(page, 'Start a Claim');
  await expectFields(form, { 'Kind of loss': 'car', 'Is anyone hurt?': '' });
  await expect(form.getByRole('link', { name: 'Call 911' })).toHaveCount(0);
  await form.getByLabel('Is anyone hurt?').selectOption('Yes, someone is hurt');
  await expect(form.getByRole('alert').getByRole('link', { name: 'Call 911' })).toBeVisible();
  await expect(form.getByRole('alert').getByRole('link', { name: 'Call 911' })).toHaveAttribute(
    'href',
    'tel:911',
  );
  expect(await findFormViolations(page)).toEqual([]);

  const typed = { Name: 'Ada', 'Where it happened': 'Canal Street', 'What happened?': 'A bumper' };
  await fillFields(form, typed);
  acceptDialogs(page);
  await openHydrated(page, '/contact?topic=claim');
  await expectFields(form, { ...typed, 'Is anyone hurt?': 'yes', 'Kind of loss': 'car' });
  await form.page().getByRole('link', { name: 'Send a plain message instead' }).click();
  await expect(page).toHaveURL('/contact');
  await expectEmpty(formOn(page, 'Send Us a Message'), ['Name', 'Email', 'Phone', 'Subject', 'Message']);
});

test('a request for an agent needs only the person', async ({ page }) => {
  await openHydrated(page, '/contact?topic=agent&service=life');
  const form = formOn(page, 'Find an Agent');
  await expectFields(form, { 'What it is about': 'life' });
  expect(await findFormViolations(page)).toEqual([]);
  const values = person();
  await fillFields(form, values);
  await form.getByRole('button', { name: 'Ask for an Agent' }).click();
  await expect(toast(page, 'success', sent)).toBeVisible();
  expect(await storedRows('contacts', values.Email)).toMatchObject([
    {
      subject: 'Agent request: Life Insurance',
      message: 'Topic: Agent request\nWhat it is about: Life Insurance',
    },
  ]);
});

test('with late scripts the form of the topic is there at once, and keeps what was typed', async ({
  page,
}) => {
  const release = await hold(page, '**/assets/*.js');
  await page.goto('/contact?topic=quote&service=auto&zip=10038');
  const form = formOn(page, 'Get a Quote');
  await expectFields(form, { 'What to insure': 'auto', 'ZIP code': '10038' });
  await fillFields(form, { 'What to insure': 'life', Name: 'Ada' });
  release();
  await expect(page.locator('[data-island=contact-form]')).toHaveAttribute('data-hydrated');
  await expectFields(form, { 'What to insure': 'life', 'ZIP code': '10038', Name: 'Ada', 'Your age': '' });
  await expect(page.getByRole('heading', { name: 'Send Us a Message' })).toHaveCount(0);
});

test('unknown and hostile values in the address do nothing', async ({ page }) => {
  const hostile = encodeURIComponent('"><img src=x onerror=alert(1)>');
  await openHydrated(
    page,
    `/contact?topic=quote&service=${hostile}&zip=${hostile}&hurt=yes&name=Eve&message=hi`,
  );
  const form = formOn(page, 'Get a Quote');
  await expectFields(form, { 'What to insure': '', 'ZIP code': '', Name: '', 'Anything else?': '' });
  for (const query of [`topic=${hostile}`, 'topic=constructor', 'topic=Quote', 'service=auto&zip=10038']) {
    await openHydrated(page, `/contact?${query}`);
    await expectEmpty(formOn(page, 'Send Us a Message'), ['Name', 'Email', 'Phone', 'Subject', 'Message']);
  }
  await expect(page.locator('img[src=x]')).toHaveCount(0);
  await openHydrated(page, '/contact?topic=quote&service=constructor&zip=123456');
  await expectFields(form, { 'What to insure': '', 'ZIP code': '' });
});
