import { readImapSettings } from '../server/lib/settings/imap-settings.ts';
import { readMailSettings } from '../server/lib/settings/mail-settings.ts';
import { StartError } from '../server/lib/start-error.ts';
import { codeOfFailure, openMailbox } from '../server/mail/inbound/open-mailbox.ts';
import { openTransport } from '../server/mail/transport.ts';
import { type Finding, good, note, settle } from './finding.ts';

const [group, id] = ['mail', 'mail:SMTP_URL'] as const;

/** Connects to the mail server and signs in, as the site's server would. Sends nothing. */
export async function checkMail(env: NodeJS.ProcessEnv): Promise<Finding> {
  try {
    const settings = readMailSettings(env);
    if (!settings)
      return note(
        group,
        id,
        'Mail is off: nobody is told when a message comes, and senders get no receipt',
        'Set SMTP_URL and MAIL_FROM (docs/mail.md). Run preflight with the same environment as the server.',
      );
    await openTransport(settings).verify();
    return good(group, id, 'The mail server answers and accepts the password');
  } catch (error) {
    if (error instanceof StartError) return settle(group, id, 'The mail settings are wrong', error.message);
    const { code = 'unknown' } = error as { code?: string };
    return settle(
      group,
      id,
      `The mail server cannot be used (${code})`,
      'Check host, port, user and password in SMTP_URL. Nothing is lost meanwhile: mail waits in the outbox for three days.',
    );
  }
}

const repliesId = 'mail:IMAP_URL';

/** Connects to the mailbox and signs in, as the site's server would. Reads no mail. */
export async function checkReplies(env: NodeJS.ProcessEnv): Promise<Finding> {
  try {
    const imap = env.IMAP_URL ? readImapSettings(env, readMailSettings(env)) : undefined;
    if (!imap)
      return note(
        group,
        repliesId,
        'Replies are not read: what people write back stays in the mailbox of MAIL_FROM',
        'Set IMAP_URL to have them in the staff app too (docs/mail.md).',
      );
    const mailbox = await openMailbox(imap);
    mailbox.close();
    return good(group, repliesId, 'The mailbox for replies opens with this password');
  } catch (error) {
    if (error instanceof StartError)
      return settle(group, repliesId, 'The settings of the mailbox are wrong', error.message);
    return settle(
      group,
      repliesId,
      `The mailbox for replies cannot be read (${codeOfFailure(error)})`,
      'Check host, port, user, password and the name of the mailbox in IMAP_URL. Nothing is lost meanwhile: replies wait there.',
    );
  }
}
