import { site } from '#company/site.ts';
import { login } from '#content/accounts.ts';
import {
  expectComplaints,
  expectEmpty,
  expectFormAccessible,
  fillFields,
  recordConsole,
  toast,
  tracesIn,
  watchOutgoing,
} from '../../support/forms.ts';
import { openHydrated } from '../../support/open-hydrated.ts';
import { expect, test } from '../../support/test.ts';

test.skip(!site.features.login, 'the company has no login');

test('a login is validated and acknowledged; nothing is sent, and no password is logged or stored', async ({
  page,
}) => {
  const consoleText = recordConsole(page);
  await openHydrated(page, '/login');
  const form = page.getByRole('form', { name: 'Customer Login' });
  const submit = form.getByRole('button', { name: 'Sign In' });
  const password = form.getByLabel('Password', { exact: true });
  await password.fill('short');
  await submit.click();
  await expectComplaints(form, {
    Email: 'Invalid email address',
    Password: 'Password must be at least 8 characters',
  });
  await expectFormAccessible(page);
  await form.getByRole('link', { name: 'Invalid email address' }).click();
  await expect(form.getByLabel('Email')).toBeFocused();
  await expect(password).toHaveValue('short');

  const outgoing = watchOutgoing(page);
  await fillFields(form, { Email: 'ada@example.com', Password: 'lamplight-secret' });
  await form.getByRole('checkbox', { name: 'Remember me' }).check();
  await submit.click();
  await expect(toast(page, 'success', 'Login successful!')).toContainText('Redirecting to your dashboard...');
  await expectEmpty(form, ['Email', 'Password']);
  await expect(form.getByRole('status')).toHaveText(login.afterwards);
  await expect(form.getByRole('checkbox')).not.toBeChecked();
  expect(outgoing).toEqual([]);
  await expect(page).toHaveURL(/\/login(#field-email)?$/);
  expect(await consoleText()).toContain('"email":"ada@example.com","password":"••••••••","rememberMe":true');
  expect(`${await consoleText()} ${await tracesIn(page)}`).not.toContain('secret');
});
