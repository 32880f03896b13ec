import type { Page } from '@playwright/test';
import { askAboutClaim } from '#domain/claims.ts';
import { referenceOf } from '#domain/references.ts';
import { embeddedAnonKey } from '#office/backend-settings.ts';
import { claimStatusNames, claimWords } from '../../staff/words/claims.ts';
import { outcomeWords } from '../../staff/words/conversation.ts';
import { inbox } from '../../staff/words/inbox.ts';
import { shell } from '../../staff/words/shell.ts';
import { clientOf } from '../support/clients.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { claimPhotoPath, freshEmail, publicUrl, sampleClaim } from '../support/samples.ts';
import { signInAs, staffDeployment } from '../support/staff-page.ts';
import { expect, test } from '../support/test.ts';
import { sendWithFiles } from '../support/upload-files.ts';

// The browser logs the question how a claim ended.
test.use({ expectedComplaints: [/status of 409/] });

const words = claimWords.status;
const photo = () => publicUrl('claim-photos', claimPhotoPath('jpg'));

/** A visitor's claim with two photos, opened by a person of the staff. */
async function openClaim(page: Page, changes: Record<string, unknown> = {}) {
  const visitor = clientOf(staffDeployment().url, embeddedAnonKey);
  const claim = sampleClaim({ email: freshEmail(), photo_urls: [photo(), photo()], ...changes });
  await sendWithFiles(visitor, 'claim_reports', claim);
  await page.goto(`/staff/records/claim/${claim.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const asked = { claim_number: referenceOf(claim.id), email: claim.email };
  const lookUp = () => askAboutClaim(async () => (await visitor.rpc('claim_status', asked)).data);
  return { ...claim, lookUp };
}

test('a claim shows what was sent and its photos, a person says where it stands, and the visitor reads it', async ({
  page,
}) => {
  await signInAs(page, 'service');
  const hurt = page.getByText(inbox.hurt);
  const { description, loss_place, lookUp, id } = await openClaim(page, { anyone_hurt: 'yes' });
  await expect(hurt).toBeInViewport();
  await page.goto('/staff');
  await expect(page.getByRole('row').filter({ has: page.locator(`a[href$="${id}"]`) })).toContainText(
    inbox.hurt,
  );
  await page.goBack();
  await expect(hurt).toBeInViewport();
  await expect(page.getByText(description)).toBeVisible();
  await expect(page.getByText(loss_place)).toBeVisible();
  for (const place of [1, 2])
    await expect(page.getByRole('heading', { name: `Photo ${place}`, exact: true })).toBeVisible();
  await expect(page.getByText(claimStatusNames.received, { exact: false }).first()).toBeVisible();
  await page.getByRole('button', { name: /^Show/ }).first().click();
  await expect(page.locator('iframe')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);

  const form = page.getByRole('region').or(page.locator('section')).filter({ hasText: words.title }).last();
  await form.getByLabel(words.label).selectOption(claimStatusNames.needs_something);
  const submit = form.getByRole('button', { name: words.submit });
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await form.getByLabel(words.message).fill('Please send the receipt of the washer.');
  await submit.click();
  await expect(form.getByText(words.saved)).toBeVisible();
  await expect(
    page.getByRole('article').filter({ hasText: claimWords.set(claimStatusNames.needs_something) }),
  ).toContainText('Please send the receipt of the washer.');
  expect(await lookUp()).toMatchObject({
    status: 'needs_something',
    message: 'Please send the receipt of the washer.',
  });

  await form.getByLabel(words.label).selectOption(claimStatusNames.closed);
  await form.getByLabel(words.message).fill('Paid. Thank you.');
  // How it ended is not chosen yet.
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await form.getByLabel(words.outcome).selectOption(outcomeWords.labels.paid);
  await submit.click();
  await expect(page.getByText(`Ended as: ${outcomeWords.labels.paid}`)).toBeVisible();
  expect(await lookUp()).toMatchObject({ status: 'closed', message: 'Paid. Thank you.' });

  await page.getByRole('button', { name: shell.states.in_progress }).click();
  await expect(page.getByText(`Ended as: ${outcomeWords.labels.paid}`)).toHaveCount(0);
  await page.getByRole('button', { name: shell.states.done }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: outcomeWords.labels.denied }).check();
  await dialog.getByRole('button', { name: outcomeWords.confirm }).click();
  await expect(page.getByText(`Ended as: ${outcomeWords.labels.denied}`)).toBeVisible();
  expect(await lookUp()).toMatchObject({
    status: 'closed',
    message: null,
    steps: ['needs_something', 'received'],
  });
});
