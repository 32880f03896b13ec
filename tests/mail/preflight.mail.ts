import { expect, it, onTestFinished } from 'vitest';
import { checkMail, checkReplies } from '../../preflight/mail.ts';
import { startDovecot } from '../support/start-dovecot.ts';
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

it('preflight opens the mailbox for replies for real', async () => {
  const mailServer = await mailServerForTest();
  const dovecot = await startDovecot();
  onTestFinished(dovecot.remove);
  const check = (IMAP_URL: string) => checkReplies({ ...mailServer.env, IMAP_URL });
  expect(await check(dovecot.urlOf('office'))).toMatchObject({ state: 'good' });
  expect(await check(dovecot.urlOf('office', 'wrong'))).toMatchObject({
    state: 'settle',
    line: expect.stringContaining('EAUTH'),
  });
  expect(await check(`${dovecot.urlOf('office')}/Missing`)).toMatchObject({ state: 'settle' });
  expect(await check('mail.example.com')).toMatchObject({ state: 'settle' });
  expect(await checkReplies({ IMAP_URL: dovecot.urlOf('office') })).toMatchObject({ state: 'settle' });
  expect(await checkReplies(mailServer.env)).toMatchObject({ state: 'note' });
});
