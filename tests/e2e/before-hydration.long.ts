import { calculators, linkToCalculator } from '#content/calculators.ts';
import { askedQuestions } from '#office/asked-questions.ts';
import { contactForm, messageSent } from '../support/contact-form.ts';
import { fillEarly, openEarly } from '../support/early-form.ts';
import { expectEmptyFormAnswered } from '../support/empty-form.ts';
import { dropFile, expectFields, successPanel, watchBackend } from '../support/forms.ts';
import { expectHydrated } from '../support/open-hydrated.ts';
import { expect, test } from '../support/test.ts';

test.describe('without scripts that arrive', () => {
  test.use({ expectedComplaints: [/Failed to load resource|preload|status of 422/i] });

  test('every form that is posted empty before its scripts have loaded is answered', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    for (const address of ['/contact', '/claims/status', '/careers/apply', '/verification'])
      await test.step(address, () => expectEmptyFormAnswered(page, address));
  });
});

test('before hydration a submit is dropped when the visitor has left the form, and files, choices and numbers stay', async ({
  page,
}) => {
  const form = contactForm(page);
  const submit = form.getByRole('button', { name: 'Send Message' });
  await test.step('a submit is dropped when the visitor has left the form', async () => {
    const { release, values } = await fillEarly(page);
    await submit.click();
    const requests = watchBackend(page);
    const elsewhere = page.getByRole('contentinfo').getByRole('link').first();
    await elsewhere.focus();
    release();
    await expectHydrated(page);
    await expect(elsewhere).toBeFocused();
    await expectFields(form, values);
    await submit.click();
    await expect(successPanel(page).getByText(messageSent)).toBeVisible();
    expect(requests).toHaveLength(1);
  });

  await test.step('a file and a choice stay', async () => {
    const file = { name: 'early.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
    const release = await openEarly(page, '/careers/apply');
    await dropFile(page.locator('main form'), 'Resume', file);
    release();
    await expect(page.getByText('early.pdf', { exact: true })).toBeVisible();

    const releaseOther = await openEarly(page, '/verification');
    if (askedQuestions.position) await page.getByLabel('Position', { exact: true }).selectOption('Other');
    if (askedQuestions.driversLicense) await page.getByLabel("Driver's license, front").setInputFiles(file);
    releaseOther();
    await expect(page.getByLabel('Other position')).toHaveCount(askedQuestions.position ? 1 : 0);
    await expect(page.locator('.file-field').getByText('early.pdf', { exact: true })).toHaveCount(
      askedQuestions.driversLicense ? 1 : 0,
    );
  });

  const [calculator] = calculators;
  if (calculator)
    await test.step('a number in a calculator stays and counts', async () => {
      const release = await openEarly(page, linkToCalculator(calculator));
      const box = page.getByRole('spinbutton').first();
      await box.fill('123456');
      const before = await page.getByRole('status').first().textContent();
      release();
      await expect(page.getByRole('status').first()).not.toHaveText(before ?? '');
      await expect(box).toHaveValue('123456');
    });
});
