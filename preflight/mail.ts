import { readMailSettings } from '../server/mail/mail-settings.ts';
import { openTransport } from '../server/mail/transport.ts';
import { StartError } from '../server/start-error.ts';
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
    const transport = openTransport(settings);
    await transport.verify().finally(() => transport.close());
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
