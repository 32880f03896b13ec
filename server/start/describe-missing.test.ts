import { expect, test } from 'vitest';
import { readConfig } from '../lib/settings/config.ts';
import { describeMissing } from './describe-missing.ts';

test('a start without settings names what a public site needs', () => {
  const words = describeMissing(readConfig({}), null);
  for (const part of ['license', 'HTTPS', 'SMTP_URL', 'CLAMD', 'npm run preflight'])
    expect(words).toContain(part);
});

test('what is set up is not named', () => {
  const settings = {
    PUBLIC_URL: 'https://www.example.com',
    SMTP_URL: 'smtp://mail.example.com',
    MAIL_FROM: 'office@example.com',
  };
  const license = {};
  expect(describeMissing(readConfig(settings), license)).toMatch(/^Not set up yet: a virus scanner/);
  expect(describeMissing(readConfig({ ...settings, CLAMD: 'localhost:3310' }), license)).toBe('');
});
