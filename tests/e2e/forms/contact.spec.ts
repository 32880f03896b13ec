import { site } from '#company/site.ts';
import { referenceOf } from '#domain/references.ts';
import { busyAnswer } from '../../support/busy-answer.ts';
import { contactForm, contactValues, messageSent } from '../../support/contact-form.ts';
import {
  acceptDialogs,
  closeToast,
  dropResponses,
  errorSummary,
  expectComplaints,
  expectEmpty,
  expectFields,
  expectFormAccessible,
  expectReceipt,
  fillFields,
  hold,
  pauseClock,
  sendAnother,
  successPanel,
  toast,
  tracesIn,
  watchBackend,
} from '../../support/forms.ts';
import { expectHydrated, openHydrated } from '../../support/open-hydrated.ts';
import { freshEmail, storedIds, storedRows } from '../../support/staff.ts';
import { expect, test } from '../../support/test.ts';

const inserts = '**/rest/v1/contacts';
const failed = 'Something went wrong. Please try again later.';
const labels = ['Name', 'Email', 'Phone', 'Subject', 'Message'];

// The errors and the receipt of a form by night. claim.spec.ts has those of a phone by day.
test.use({ colorScheme: 'dark' });
test.beforeEach(({ page }) => openHydrated(page, '/contact'));

test('a message is validated, sent once and stored sanitized', async ({ page }) => {
  const form = contactForm(page);
  const requests = watchBackend(page);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expectComplaints(form, {
    Name: 'Name must be at least 2 characters',
    Email: 'Invalid email address',
    Phone: 'Phone number must be at least 10 digits',
    Subject: 'Subject must be at least 2 characters',
    Message: 'Message must be at least 10 characters',
  });
  await expectFormAccessible(page);
  await form.getByRole('link', { name: 'Message must be at least 10 characters' }).click();
  await expect(form.getByLabel('Message')).toBeFocused();
  expect(requests).toEqual([]);

  const email = freshEmail();
  await fillFields(form, {
    Name: ' <b>Zoë</b> O’Neill ',
    Email: email,
    Phone: '(212) 555-0123',
    Subject: 'Rent & <i>cover</i>',
    Message: 'my rent is < $900 & > $500\n<script>alert(1)</script> 🙂',
  });
  // The fields clear their own errors. The summary keeps the state of the last submit.
  await expect(form.locator('[aria-invalid]')).toHaveCount(0);
  await expect(errorSummary(form).getByRole('link')).toHaveCount(5);
  await expect(page).toHaveTitle(/^(?!Error)/);
  const release = await hold(page, inserts);
  await form.getByRole('button', { name: 'Send Message' }).click();
  const sending = form.getByRole('button', { name: 'Sending...' });
  await expect(sending).toBeDisabled();
  await expect(sending).toBeFocused();
  await expect(errorSummary(form)).toBeHidden();
  await page.keyboard.press('Enter');
  release();

  await expect(successPanel(page)).toContainText(messageSent);
  await expect(successPanel(page)).toBeFocused();
  await expect(successPanel(page)).toContainText('24 business hours');
  await expect(successPanel(page).getByRole('link', { name: site.telephone.shown })).toBeVisible();
  await expectReceipt(page, 'contacts', email);
  await expectFormAccessible(page);
  await expect(form.getByRole('button', { name: 'Send Message' })).toBeHidden();
  await expect(page.getByRole('region', { name: 'Messages' }).locator('.toast')).toHaveCount(0);
  expect(await storedRows('contacts', email)).toMatchObject([
    {
      language: 'en',
      name: 'Zoë O’Neill',
      email,
      phone: '(212) 555-0123',
      subject: 'Rent & cover',
      message: 'my rent is < $900 & > $500\nalert(1) 🙂',
    },
  ]);
  expect(requests).toEqual(['POST /rest/v1/contacts']);
  expect(await tracesIn(page)).not.toContain(email);

  await test.step('the receipt stays after a reload, until another message is begun', async () => {
    await page.reload();
    await expectHydrated(page);
    await expectReceipt(page, 'contacts', email);
    await expect(form.getByLabel('Name')).toBeHidden();
    await sendAnother(page);
    await expect(form).toBeFocused();
    await expectEmpty(form, labels);
    await form.getByLabel('Name').fill('A');
    await expect(errorSummary(form)).toBeHidden();
  });

  await test.step('a bot that fills the honeypot sees success, and nothing is sent', async () => {
    const values = contactValues();
    await fillFields(form, values);
    await form.locator('#website').fill('https://spam.example');
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(
      toast(page, 'success', "Message sent! We'll get back to you as soon as possible."),
    ).toBeVisible();
    // There is no row that a reference could name.
    await expect(successPanel(page)).toBeHidden();
    expect(requests).toHaveLength(1);
    expect(await storedRows('contacts', values.Email)).toEqual([]);
  });
});

test.describe('when a request fails', () => {
  test.use({ expectedComplaints: [/Failed to load resource|preload/i] });

  test('the form keeps its values after each failure, and a retry stores one row', async ({
    page,
    context,
  }) => {
    const form = contactForm(page);
    const send = form.getByRole('button', { name: 'Send Message' });
    const values = contactValues();
    await page.route('**/assets/backend-client-*.js', (route) => route.abort());
    await fillFields(form, values);
    const expectFailure = async (words = '') => {
      await send.click();
      await expect(toast(page, 'error', failed)).toContainText(words);
      await expectFields(form, values);
      await expect(send).toBeEnabled();
      await closeToast(toast(page, 'error', failed));
    };
    await expectFailure();
    await page.unroute('**/assets/backend-client-*.js');

    await page.route(inserts, (route) => route.abort());
    await expectFailure();
    await page.unroute(inserts);
    // backend-client.test.ts has every status with every body.
    await test.step('a rate-limited message says how long to wait', async () => {
      await page.route(inserts, (route) => route.fulfill(busyAnswer(240)));
      await expectFailure(`please wait 4 minutes and send them again, or call us at ${site.telephone.shown}`);
      await page.unroute(inserts);
    });
    await context.setOffline(true);
    await expectFailure();
    await context.setOffline(false);
    expect(await storedRows('contacts', values.Email)).toEqual([]);

    await send.click();
    await expect(successPanel(page)).toContainText(messageSent);
    expect(await storedRows('contacts', values.Email)).toHaveLength(1);

    await test.step('a message whose response was lost is stored once, also when it is sent again after a reload that the page warns of', async () => {
      await sendAnother(page);
      const lost = contactValues();
      await fillFields(form, lost);
      await dropResponses(page, inserts);
      await send.click();
      await expect(toast(page, 'error', failed)).toBeVisible();
      expect(await storedRows('contacts', lost.Email)).toHaveLength(1);

      await expect.poll(() => tracesIn(page)).toContain(lost.Message);
      const dialogs = acceptDialogs(page);
      await page.reload();
      expect(dialogs).toEqual(['beforeunload']);
      await page.unroute(inserts);
      await expectFields(form, lost);
      await send.click();
      await expect(successPanel(page)).toContainText(messageSent);
      // The reference of the row that the lost response was about.
      await expectReceipt(page, 'contacts', lost.Email);

      const changed = { ...lost, Subject: 'Another question' };
      await sendAnother(page);
      await dropResponses(page, inserts);
      await fillFields(form, lost);
      await send.click();
      await expect(toast(page, 'error', failed)).toBeVisible();
      await page.unroute(inserts);
      await fillFields(form, changed);
      await send.click();
      await expectEmpty(form, labels);
      expect((await storedRows('contacts', lost.Email)).map(({ subject }) => subject).sort()).toEqual([
        'A question',
        'A question',
        'Another question',
      ]);
    });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, expectedComplaints: [/Failed to load resource/] });

  test('what is said about a failure covers no link and no button', async ({ page }) => {
    const form = contactForm(page);
    const send = form.getByRole('button', { name: 'Send Message' });
    await fillFields(form, contactValues());
    await page.route(inserts, (route) => route.abort());
    // The button at each height of the screen, and what lies around it.
    for (const block of ['start', 'center', 'end'] as const) {
      await send.evaluate((button, block) => button.scrollIntoView({ behavior: 'instant', block }), block);
      await send.press('Enter');
      const message = toast(page, 'error', failed);
      await expect(message).toBeVisible();
      expect(await message.evaluate(coveredBy), block).toEqual([]);
      await closeToast(message);
    }
  });
});

/** Runs in the page. The links and buttons that lie below an element. */
function coveredBy(element: Element): string[] {
  const own = element.getBoundingClientRect();
  return [...document.querySelectorAll('a[href], button, summary')]
    .filter((other) => !element.contains(other) && other.checkVisibility({ visibilityProperty: true }))
    .filter((other) => {
      const { top, bottom, left, right } = other.getBoundingClientRect();
      return top < own.bottom && bottom > own.top && left < own.right && right > own.left;
    })
    .map((other) => other.textContent);
}

test('a message is sent by keyboard alone; a double click and a second Enter send one; text typed meanwhile is another', async ({
  page,
}) => {
  const form = contactForm(page);
  await test.step('a message can be sent by keyboard alone', async () => {
    const name = form.getByLabel('Name');
    const values = contactValues();
    const { keyboard } = page;
    for (
      let tabs = 0;
      tabs < 60 && !(await name.evaluate((field) => field === document.activeElement));
      tabs += 1
    )
      await keyboard.press('Tab');
    await keyboard.press('Enter');
    await expect(errorSummary(form)).toBeFocused();
    await keyboard.press('Tab');
    await expect(form.getByRole('link', { name: 'Name must be at least 2 characters' })).toBeFocused();
    await keyboard.press('Enter');
    await expect(name).toBeFocused();
    for (const label of labels) {
      await expect(form.getByLabel(label, { exact: true })).toBeFocused();
      await keyboard.type(values[label as keyof typeof values]);
      await keyboard.press('Tab');
    }
    await expect(form.getByRole('button', { name: 'Send Message' })).toBeFocused();
    await keyboard.press('Enter');
    await expect(successPanel(page)).toContainText(messageSent);
    expect(await storedRows('contacts', values.Email)).toHaveLength(1);
    await sendAnother(page);
  });

  await test.step('a double click and a second Enter send one message and show no error', async () => {
    const requests = watchBackend(page);
    const clicked = contactValues();
    await page.clock.install();
    await fillFields(form, clicked);
    await pauseClock(page);
    await form.getByRole('button', { name: 'Send Message' }).dblclick();
    await expect(successPanel(page)).toContainText(messageSent);
    await expect(form.getByRole('button', { name: 'Send Message' })).toBeHidden();
    await page.clock.runFor(200);
    await expect(errorSummary(form)).toHaveCount(0);
    expect(requests).toHaveLength(1);
    await page.clock.resume();
    await sendAnother(page);

    const entered = contactValues();
    await fillFields(form, entered);
    await form.getByLabel('Subject').focus();
    await page.evaluate(() => {
      const pressed = document.activeElement as HTMLInputElement;
      pressed.form?.requestSubmit();
      pressed.form?.requestSubmit();
    });
    await page.keyboard.press('Enter');
    await expect(successPanel(page)).toContainText(messageSent);
    expect(await storedRows('contacts', clicked.Email)).toHaveLength(1);
    expect(await storedRows('contacts', entered.Email)).toHaveLength(1);
    expect(requests).toHaveLength(2);
    await sendAnother(page);
  });

  await test.step('text typed during a submit stays and can be sent as another message', async () => {
    const values = contactValues();
    await fillFields(form, values);
    const release = await hold(page, inserts);
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(form.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    const longer = `${values.Message} Please call before noon.`;
    const message = form.getByLabel('Message', { exact: true });
    await message.fill(longer);
    release();
    await expect(successPanel(page)).toContainText(messageSent);
    await expect(message).toHaveValue(longer);
    await expect(successPanel(page)).toBeVisible();
    await expect(message).toBeFocused();
    const [first] = (await storedIds('contacts', values.Email)).map(referenceOf);
    await page.clock.fastForward(2_000);
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expectEmpty(form, labels);
    await expect(successPanel(page)).toBeFocused();
    await expect(successPanel(page)).not.toContainText(first ?? '');
    const rows = await storedRows('contacts', values.Email);
    expect(rows.map(({ message }) => message).sort()).toEqual([values.Message, longer].sort());
  });

  await test.step('what a browser fills in again after a success is in the draft', async () => {
    const values = contactValues();
    await sendAnother(page);
    await fillFields(form, values);
    await form.getByRole('button', { name: 'Send Message' }).click();
    await sendAnother(page);
    await expectEmpty(form, labels);
    await fillFields(form, values);
    for (const value of Object.values(values)) expect(await tracesIn(page)).toContain(value);
  });
});
