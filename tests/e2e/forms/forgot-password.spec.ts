import { site } from '#app/site.ts';
import { expectComplaints, expectFormAccessible, tracesIn, watchOutgoing } from '../../support/forms.ts';
import { openHydrated } from '../../support/open-hydrated.ts';
import { expect, test } from '../../support/test.ts';

test.skip(!site.features.login, 'the company has no login');

test('a forgotten password shows how to reach us, and the address is not sent', async ({ page }) => {
  await openHydrated(page, '/forgot-password');
  const form = page.getByRole('form', { name: 'Forgot your password?' });
  const submit = form.getByRole('button');
  await submit.click();
  await expectComplaints(form, { Email: 'Invalid email address' });
  const outgoing = watchOutgoing(page);
  await form.getByLabel('Email').fill('ada@example.com');
  await submit.click();
  await expect(form.getByRole('status')).not.toBeEmpty();
  await expectFormAccessible(page);
  expect(outgoing).toEqual([]);
  expect(await tracesIn(page)).not.toContain('ada@example.com');
});
