import type { Page } from '@playwright/test';
import { site } from '#app/site.ts';
import { calculators, linkToCalculator } from '#content/calculators.ts';
import { contactReceipt } from '#content/receipts.ts';
import { askedQuestions } from '#domain/asked-questions.computed.ts';
import { contactForm, contactValues, messageSent } from '../../support/contact-form.ts';
import { expectAccessible } from '../../support/expect-accessible.ts';
import {
  dropFile,
  errorSummary,
  expectFields,
  fillFields,
  hold,
  toast,
  tracesIn,
  watchBackend,
} from '../../support/forms.ts';
import { skipIdleWait } from '../../support/open-hydrated.ts';
import { storedRows } from '../../support/staff.ts';
import { expect, test } from '../../support/test.ts';
import { expectWebFonts } from '../../support/web-fonts.ts';

const islandScripts = '**/assets/*.js';
const sendButton = (page: Page) => contactForm(page).getByRole('button', { name: 'Send Message' });
const expectHydrated = (page: Page, island: string, options?: { timeout: number }) =>
  expect(page.locator(`[data-island=${island}]`)).toHaveAttribute('data-hydrated', options);

test('a form is hydrated when it comes near the screen, without being touched, and fetches no script before', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 150 });
  await skipIdleWait(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/careers/apply');
  // Fetched when the page is idle, as islands are.
  await expectWebFonts(page);
  expect(scripts).toEqual([]);
  await page.locator('[data-island=application-form]').scrollIntoViewIfNeeded();
  await expectHydrated(page, 'application-form');
});

test('a link to a part of a form hydrates it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/careers/apply#experience');
  await expect(page.getByLabel('Resume')).toBeInViewport();
  await expectHydrated(page, 'application-form');
});

test.describe('before hydration', () => {
  test('typed values stay and are sent, and neither focus nor scroll position changes', async ({ page }) => {
    const release = await hold(page, islandScripts);
    await page.goto('/contact');
    const values = contactValues();
    await fillFields(contactForm(page), values);
    await expectWebFonts(page);
    const subject = contactForm(page).getByLabel('Subject');
    await subject.focus();
    const scrolled = await page.evaluate(() => scrollY);
    release();
    await expectHydrated(page, 'contact-form');
    await expectFields(contactForm(page), values);
    await expect(subject).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    await sendButton(page).click();
    await expect(toast(page, 'success', messageSent)).toBeVisible();
    expect(await storedRows('contacts', values.Email)).toMatchObject([{ message: values.Message }]);
  });

  test('a submit puts nothing into the address, and is carried out after hydration', async ({ page }) => {
    const release = await hold(page, islandScripts);
    await page.goto('/contact');
    const values = contactValues();
    await fillFields(contactForm(page), values);
    await sendButton(page).click();
    await expect(page).toHaveURL('/contact');
    expect(await tracesIn(page)).not.toContain(values.Email);
    release();
    await expect(toast(page, 'success', messageSent)).toBeVisible();
    expect(await storedRows('contacts', values.Email)).toHaveLength(1);
  });

  test('a submit is posted by the browser if the scripts take too long', async ({ page }) => {
    await page.clock.install();
    const release = await hold(page, islandScripts);
    await page.goto('/contact');
    const values = contactValues();
    await fillFields(contactForm(page), values);
    await sendButton(page).click();
    await page.clock.fastForward(10_000);
    await expect(page.getByRole('region', { name: contactReceipt.title })).toBeFocused();
    expect(await storedRows('contacts', values.Email)).toHaveLength(1);
    release();
  });

  test('a submit is dropped when the visitor has left the form', async ({ page }) => {
    const release = await hold(page, islandScripts);
    await page.goto('/contact');
    const values = contactValues();
    await fillFields(contactForm(page), values);
    await sendButton(page).click();
    const requests = watchBackend(page);
    const elsewhere = page.getByRole('contentinfo').getByRole('link').first();
    await elsewhere.focus();
    release();
    await expectHydrated(page, 'contact-form');
    await expect(elsewhere).toBeFocused();
    await expectFields(contactForm(page), values);
    await sendButton(page).click();
    await expect(toast(page, 'success', messageSent)).toBeVisible();
    expect(requests).toHaveLength(1);
  });

  test('a file and a choice stay', async ({ page }) => {
    const file = { name: 'early.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
    const release = await hold(page, islandScripts);
    await page.goto('/careers/apply');
    await dropFile(page.locator('main form'), 'Resume', file);
    release();
    await expect(page.getByText('early.pdf', { exact: true })).toBeVisible();
    await page.unroute(islandScripts);

    const releaseOther = await hold(page, islandScripts);
    await page.goto('/verification');
    if (askedQuestions.position) await page.getByLabel('Position', { exact: true }).selectOption('Other');
    if (askedQuestions.driversLicense) await page.getByLabel("Driver's license, front").setInputFiles(file);
    releaseOther();
    await expect(page.getByLabel('Other position')).toHaveCount(askedQuestions.position ? 1 : 0);
    await expect(page.locator('.file-field').getByText('early.pdf', { exact: true })).toHaveCount(
      askedQuestions.driversLicense ? 1 : 0,
    );
  });

  test('a number in a calculator stays and counts', async ({ page }) => {
    const [calculator] = calculators;
    if (!calculator) return test.skip(true, 'there is no calculator');
    const release = await hold(page, islandScripts);
    await page.goto(linkToCalculator(calculator));
    const box = page.getByRole('spinbutton').first();
    await box.fill('123456');
    const before = await page.getByRole('status').first().textContent();
    release();
    await expect(page.getByRole('status').first()).not.toHaveText(before ?? '');
    await expect(box).toHaveValue('123456');
  });
});

test.describe('when the scripts of the islands cannot be loaded', () => {
  test.use({ expectedComplaints: [/Failed to load resource|preload|status of 422/i] });

  const loadError = (page: Page) => page.getByRole('alert').filter({ hasText: 'did not load completely' });

  test('the page says so, keeps the values, and works at the next touch', async ({ page }) => {
    await page.route(islandScripts, (route) => route.abort());
    await page.goto('/contact');
    await expect(loadError(page)).toBeVisible();
    const values = contactValues();
    await fillFields(contactForm(page), values);
    await page.unroute(islandScripts);
    // A touch is ignored while the attempt that an earlier one started is still failing.
    await expect(async () => {
      await contactForm(page).getByLabel('Subject').focus();
      await contactForm(page).getByLabel('Name').focus();
      await expectHydrated(page, 'contact-form', { timeout: 2_000 });
    }).toPass();
    await expect(loadError(page)).toBeHidden();
    await expectFields(contactForm(page), values);
    await sendButton(page).click();
    await expect(toast(page, 'success', messageSent)).toBeVisible();
    expect(await storedRows('contacts', values.Email)).toHaveLength(1);
  });

  test('the values come back after the reload that the page asks for', async ({ page }) => {
    // The page is older than the site: its scripts are gone.
    await page.route(islandScripts, (route) => route.fulfill({ status: 404 }));
    await page.goto('/contact');
    const values = contactValues();
    await fillFields(contactForm(page), values);
    // Another touch fails again, and saves what was typed.
    await expect(async () => {
      await contactForm(page).getByLabel('Subject').focus();
      await contactForm(page).getByLabel('Name').focus();
      expect(await tracesIn(page)).toContain(values.Message);
    }).toPass();
    await expect(loadError(page)).toContainText('reload this page');
    await page.unroute(islandScripts);
    await page.reload();
    await expectHydrated(page, 'contact-form');
    await expectFields(contactForm(page), values);
  });

  test('the browser posts the form, and the receipt clears its draft', async ({ page }) => {
    await page.route(islandScripts, (route) => route.abort());
    await page.goto('/contact');
    const values = contactValues();
    await fillFields(contactForm(page), values);
    await sendButton(page).click();
    await expect(page.getByRole('region', { name: contactReceipt.title })).toBeFocused();
    expect(await storedRows('contacts', values.Email)).toMatchObject([{ message: values.Message }]);
    expect(await tracesIn(page)).not.toContain(values.Message);
  });

  test('offline, a submit stays on the page and keeps what was typed', async ({ page, context }) => {
    await page.goto('/contact');
    await context.setOffline(true);
    const values = contactValues();
    await fillFields(contactForm(page), values);
    await sendButton(page).click();
    await expect(loadError(page)).toBeVisible();
    await expectFields(contactForm(page), values);
    expect(await tracesIn(page)).toContain(values.Message);
  });

  test('the answer to an empty form is accessible, fits a narrow screen, and is corrected without scripts', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.route(islandScripts, (route) => route.abort());
    for (const address of [
      '/contact',
      '/contact?topic=claim',
      '/claims/status',
      '/careers/apply',
      '/verification',
    ])
      await test.step(address, async () => {
        await page.goto(address);
        const form = page.getByRole('main').locator('form');
        const submit = form.locator('[type=submit]:visible');
        await submit.click();
        await expect(errorSummary(form)).toBeFocused();
        await expectAccessible(page, ['main']);
        // Nothing here waits for a script.
        await expect(form.locator('.needs-scripts:visible')).toHaveCount(0);
        await submit.click();
        await expect(errorSummary(form)).toBeFocused();
      });
  });

  test('a form without a draft stores nothing of what is typed', async ({ page }) => {
    test.skip(!site.features.login, 'the company has no login');
    await page.route(islandScripts, (route) => route.abort());
    await page.goto('/login');
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('a lamp in the fog');
    await password.press('Enter');
    await expect(loadError(page)).toBeVisible();
    expect(await tracesIn(page)).not.toContain('lamp');
    await page.unroute(islandScripts);
    await expect(async () => {
      await password.press('Enter');
      await expect(errorSummary(page.getByRole('form'))).toContainText('Invalid email address', {
        timeout: 2_000,
      });
    }).toPass();
    await expect(password).toHaveValue('a lamp in the fog');
  });
});
