import { site } from '#company/site.ts';
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

test.skip(!site.features.registration, 'the company has no registration');

const values = {
  'First name': 'Ada',
  'Last name': 'Lovelace',
  Email: 'ada@example.com',
  Phone: '(212) 555-0123',
  Password: 'lamplight-secret',
  'Confirm password': 'lamplight-secret',
};

test('a registration is validated and acknowledged; nothing is sent, and no password is logged or stored', async ({
  page,
}) => {
  const consoleText = recordConsole(page);
  await openHydrated(page, '/register');
  const form = page.getByRole('form', { name: 'Create Your Account' });
  const submit = form.getByRole('button', { name: 'Create Account' });
  await form.getByLabel('Confirm password', { exact: true }).fill('other');
  await submit.click();
  await expectComplaints(form, {
    'First name': 'First name must be at least 2 characters',
    'Last name': 'Last name must be at least 2 characters',
    Email: 'Invalid email address',
    Phone: 'Phone number must be at least 10 digits',
    Password: 'Password must be at least 8 characters',
    'Confirm password': 'Passwords do not match',
    'I agree to the Terms of Service and have read the Privacy Policy.':
      'You must agree to the terms and conditions',
  });
  await expectFormAccessible(page);

  const outgoing = watchOutgoing(page);
  await fillFields(form, { ...values, Password: 'lamplight-secret-2' });
  await form.getByRole('checkbox').check();
  const repeated = form.getByLabel('Confirm password', { exact: true });
  await expect(repeated).toHaveAccessibleDescription(/Passwords do not match$/);
  await expect(page).toHaveTitle(/^Error: /);
  // Correcting the first password clears the error of the second.
  await fillFields(form, { Password: values.Password });
  await expect(form.locator('[aria-invalid]')).toHaveCount(0);
  await expect(page).toHaveTitle(/^(?!Error)/);

  const password = form.getByLabel('Password', { exact: true });
  await expect(password).toHaveAttribute('type', 'password');
  await form.getByRole('button', { name: 'Show: Password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(form.getByRole('button', { name: 'Hide: Password' })).not.toHaveAttribute('aria-pressed');

  await submit.click();
  await expect(toast(page, 'success', 'Registration successful!')).toContainText(
    'Your account has been created. You can now sign in.',
  );
  await expectEmpty(form, Object.keys(values));
  await expect(form.getByRole('checkbox')).not.toBeChecked();
  await expect(password).toHaveAttribute('type', 'password');
  expect(outgoing).toEqual([]);
  expect(new URL(page.url()).search).toBe('');
  expect(await consoleText()).toContain('ada@example.com');
  expect(`${await consoleText()} ${await tracesIn(page)}`).not.toContain('secret');
});
