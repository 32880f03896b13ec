import { expect, test } from 'vitest';
import { readImapSettings } from './imap-settings.ts';

const mail = {
  smtpUrl: 'smtp://localhost',
  from: { name: '', address: 'office@example.com' },
  domain: 'example.com',
};
const read = (value: string) => readImapSettings({ IMAP_URL: value }, mail);

test('without IMAP_URL no mailbox is read', () => {
  expect(readImapSettings({}, mail)).toBeUndefined();
});

test('an address names the server, the account and the mailbox', () => {
  expect(read('imaps://office%40example.com:p%2Fw@mail.example.com')).toEqual({
    host: 'mail.example.com',
    port: 993,
    isSecure: true,
    isLocal: false,
    user: 'office@example.com',
    password: 'p/w',
    mailbox: 'INBOX',
  });
  expect(read('imap://a:b@127.0.0.1:1143/Office/From%20customers')).toMatchObject({
    port: 1143,
    isSecure: false,
    isLocal: true,
    mailbox: 'Office/From customers',
  });
  expect(read('imap://a:b@[::1]')).toMatchObject({ host: '::1', port: 143, isLocal: true });
  expect(read('imap://a:b@dovecot')).toMatchObject({ isLocal: true });
});

test.each(['mail.example.com', 'https://a:b@mail.example.com', 'imaps://mail.example.com', 'imaps://a@host'])(
  '%s is refused with an example',
  (value) => {
    expect(() => read(value)).toThrow('IMAP_URL must be an address such as imaps://');
  },
);

test('a lone % in the password, and a mailbox without mail, are named', () => {
  expect(() => read('imaps://a:100%@host')).toThrow('%25');
  expect(() => readImapSettings({ IMAP_URL: 'imaps://a:b@host' }, undefined)).toThrow('SMTP_URL');
});
