import type { Page } from '@playwright/test';
import { site } from '#company/site.ts';
import { contactReceipt } from '#content/receipts.ts';
import { contactForm, contactValues, messageSent } from '../../support/contact-form.ts';
import { fillEarly } from '../../support/early-form.ts';
import { expectEmptyFormAnswered } from '../../support/empty-form.ts';
import { errorSummary, expectFields, fillFields, hold, successPanel, tracesIn } from '../../support/forms.ts';
import { skipIdleWait } from '../../support/open-hydrated.ts';
import { storedRows } from '../../support/staff.ts';
import { expect, test } from '../../support/test.ts';
import { expectWebFonts } from '../../support/web-fonts.ts';

const islandScripts = '**/assets/*.js';
const sendButton = (page: Page) => contactForm(page).getByRole('button', { name: 'Send Message' });
const expectHydrated = (page: Page, island: string, options?: { timeout: number }) =>
  expect(page.locator(`[data-island=${island}]`)).toHaveAttribute('data-hydrated', options);

test('a form is hydrated when it comes near the screen, also by a link to a part of it, and fetches no script before', async ({
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

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('about:blank');
  await page.goto('/careers/apply#experience');
  await expect(page.getByLabel('Resume')).toBeInViewport();
  await expectHydrated(page, 'application-form');
});

// before-hydration.long.ts has what is dropped, files, choices and numbers.
test('before hydration', async ({ page }) => {
  const form = contactForm(page);
  const sent = successPanel(page).getByText(messageSent);
  await test.step('typed values stay and are sent, and neither focus nor scroll position changes', async () => {
    const { release, values } = await fillEarly(page);
    await expectWebFonts(page);
    const subject = form.getByLabel('Subject');
    await subject.focus();
    const scrolled = await page.evaluate(() => scrollY);
    release();
    await expectHydrated(page, 'contact-form');
    await expectFields(form, values);
    await expect(subject).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    await sendButton(page).click();
    await expect(sent).toBeVisible();
    expect(await storedRows('contacts', values.Email)).toMatchObject([{ message: values.Message }]);
  });

  await test.step('a submit puts nothing into the address, and is carried out after hydration', async () => {
    const { release, values } = await fillEarly(page);
    await sendButton(page).click();
    await expect(page).toHaveURL('/contact');
    expect(await tracesIn(page)).not.toContain(values.Email);
    release();
    await expect(sent).toBeVisible();
    expect(await storedRows('contacts', values.Email)).toHaveLength(1);
  });

  await test.step('a submit is posted by the browser if the scripts take too long', async () => {
    await page.clock.install();
    const { release, values } = await fillEarly(page);
    await sendButton(page).click();
    await page.clock.fastForward(10_000);
    await expect(page.getByRole('region', { name: contactReceipt.title })).toBeFocused();
    expect(await storedRows('contacts', values.Email)).toHaveLength(1);
    release();
  });
});

test.describe('when the scripts of the islands cannot be loaded', () => {
  test.use({ expectedComplaints: [/Failed to load resource|preload|status of 422/i] });

  const loadError = (page: Page) => page.getByRole('alert').filter({ hasText: 'did not load completely' });

  test('the page says so and keeps what was typed, until it works or the browser posts it', async ({
    page,
    context,
  }) => {
    const form = contactForm(page);
    /** Moves the focus until the page has done what it does at a touch. It ignores one while an attempt is still failing. */
    const touchUntil = (check: () => Promise<void>) =>
      expect(async () => {
        await form.getByLabel('Subject').focus();
        await form.getByLabel('Name').focus();
        await check();
      }).toPass();
    const openAndFill = async () => {
      await page.goto('/contact');
      const values = contactValues();
      await fillFields(form, values);
      return values;
    };

    // First: what a visit has fetched is there offline.
    await test.step('offline, a submit stays on the page', async () => {
      const release = await hold(page, islandScripts);
      const values = await openAndFill();
      await context.setOffline(true);
      release();
      await sendButton(page).click();
      await expect(loadError(page)).toBeVisible();
      await expectFields(form, values);
      expect(await tracesIn(page)).toContain(values.Message);
      await context.setOffline(false);
      await page.unroute(islandScripts);
    });

    await test.step('the values come back after the reload that the page asks for', async () => {
      // The page is older than the site: its scripts are gone.
      await page.route(islandScripts, (route) => route.fulfill({ status: 404 }));
      const values = await openAndFill();
      // Another touch fails again, and saves what was typed.
      await touchUntil(async () => expect(await tracesIn(page)).toContain(values.Message));
      await expect(loadError(page)).toContainText('reload this page');
      await page.unroute(islandScripts);
      await page.reload();
      await expectHydrated(page, 'contact-form');
      await expectFields(form, values);
    });

    await page.route(islandScripts, (route) => route.abort());
    await test.step('the browser posts the form, and the receipt clears its draft', async () => {
      const values = await openAndFill();
      await sendButton(page).click();
      await expect(page.getByRole('region', { name: contactReceipt.title })).toBeFocused();
      expect(await storedRows('contacts', values.Email)).toMatchObject([{ message: values.Message }]);
      expect(await tracesIn(page)).not.toContain(values.Message);
    });

    await test.step('the form works at the next touch', async () => {
      const values = await openAndFill();
      await expect(loadError(page)).toBeVisible();
      await page.unroute(islandScripts);
      await touchUntil(() => expectHydrated(page, 'contact-form', { timeout: 2_000 }));
      await expect(loadError(page)).toBeHidden();
      await expectFields(form, values);
      await sendButton(page).click();
      await expect(successPanel(page)).toContainText(messageSent);
      expect(await storedRows('contacts', values.Email)).toHaveLength(1);
    });
  });

  test('a form without a draft stores nothing of what is typed; one that is posted empty is answered', async ({
    page,
  }) => {
    await page.route(islandScripts, (route) => route.abort());
    // before-hydration.long.ts has the other forms.
    await expectEmptyFormAnswered(page, '/contact?topic=claim');
    if (!site.features.login) return;
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
