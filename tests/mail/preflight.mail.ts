import { expect, it } from 'vitest';
import { checkMail } from '../../preflight/mail.ts';
import { mailServerForTest } from './share-mail.ts';

const from = { MAIL_FROM: 'office@example.com' };

it('preflight tries the mail server for real', async () => {
  const mailServer = await mailServerForTest();
  expect(await checkMail(mailServer.env)).toMatchObject({ state: 'good' });
  expect(mailServer.received).toEqual([]);
});

it('preflight names a mail server that does not answer, wrong settings, and mail that is off', async () => {
  expect(await checkMail({ SMTP_URL: 'smtp://127.0.0.1:9', ...from })).toMatchObject({ state: 'settle' });
  expect(await checkMail({ SMTP_URL: 'mail.example.com', ...from })).toMatchObject({ state: 'settle' });
  expect(await checkMail({})).toMatchObject({ state: 'note' });
});
