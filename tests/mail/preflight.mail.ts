import { expect, it, onTestFinished } from 'vitest';
import { checkMail } from '../../preflight/mail.ts';
import { startMailServer } from '../support/mail-server.ts';

const from = { MAIL_FROM: 'office@example.com' };

it('preflight tries the mail server for real', async () => {
  const mailServer = await startMailServer();
  onTestFinished(mailServer.stop);
  expect(await checkMail({ SMTP_URL: mailServer.url, ...from })).toMatchObject({ state: 'good' });
  expect(mailServer.received).toEqual([]);
});

it('preflight names a mail server that does not answer, wrong settings, and mail that is off', async () => {
  expect(await checkMail({ SMTP_URL: 'smtp://127.0.0.1:9', ...from })).toMatchObject({ state: 'settle' });
  expect(await checkMail({ SMTP_URL: 'mail.example.com', ...from })).toMatchObject({ state: 'settle' });
  expect(await checkMail({})).toMatchObject({ state: 'note' });
});
