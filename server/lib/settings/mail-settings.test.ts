import { expect, test } from 'vitest';
import { readMailSettings } from './mail-settings.ts';

const smtp = { SMTP_URL: 'smtp://mail.example.com:587' };

test('without settings mail is off', () => {
  expect(readMailSettings({})).toBeUndefined();
});

test('the sender may have a name', () => {
  expect(readMailSettings({ ...smtp, MAIL_FROM: 'Our Company <office@example.com>' })).toEqual({
    smtpUrl: 'smtp://mail.example.com:587',
    from: { name: 'Our Company', address: 'office@example.com' },
    domain: 'example.com',
  });
  expect(readMailSettings({ ...smtp, MAIL_FROM: 'office@example.com' })?.from.name).toBe('');
});

test.each([
  [smtp],
  [{ MAIL_FROM: 'office@example.com' }],
  [{ SMTP_URL: 'mail.example.com', MAIL_FROM: 'office@example.com' }],
  [{ ...smtp, MAIL_FROM: 'office' }],
  [{ ...smtp, MAIL_FROM: 'a@example.com, b@example.com' }],
  [{ ...smtp, MAIL_FROM: 'x\r\nBcc: y@example.com' }],
])('%o is refused at the start', (env) => {
  expect(() => readMailSettings(env)).toThrow(/SMTP_URL|MAIL_FROM/);
});
