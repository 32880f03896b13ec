import { createTransport } from 'nodemailer';
import { type MailSettings, senderName } from '../lib/settings/mail-settings.ts';
import type { Mail } from './outgoing.ts';

const second = 1000;

export type Transport = {
  /** Throws ETIMEDOUT if the mail server takes too long, or once `giveUp` aborts. Then whether it has the mail is not known. */
  send(mail: Mail, giveUp?: AbortSignal): Promise<void>;
  /** Connects and signs in, without sending anything. Throws if that fails. */
  verify(): Promise<void>;
};

type Timeouts = {
  connectionTimeout: number;
  greetingTimeout: number;
  /** Begins again with every byte. */
  socketTimeout: number;
  /** Of one mail, so that a mail server that drips is given up too. Time for 50 MB at 3 Mbit/s. */
  total: number;
};

/** A mail server that hangs is given up after half a minute. */
const defaultTimeouts: Timeouts = {
  connectionTimeout: 10 * second,
  greetingTimeout: 10 * second,
  socketTimeout: 30 * second,
  total: 240 * second,
};

/** Sends over SMTP. */
export function openTransport(
  { smtpUrl, from }: MailSettings,
  { total, ...timeouts }: Timeouts = defaultTimeouts,
): Transport {
  const options = {
    url: smtpUrl,
    ...timeouts,
    // A mail is made from text alone.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  return {
    async send(mail, giveUp) {
      const limits = [AbortSignal.timeout(total), ...(giveUp ? [giveUp] : [])];
      const tooLate = AbortSignal.any(limits);
      // Only a pool can end a connection that is in use. A second attempt is up to the outbox.
      const transporter = createTransport({ ...options, pool: true, maxConnections: 1, maxRequeues: 0 });
      const end = () => transporter.close({ force: true });
      tooLate.addEventListener('abort', end);
      try {
        tooLate.throwIfAborted();
        await transporter.sendMail(toMessage(mail, from));
      } catch (error) {
        throw tooLate.aborted ? Object.assign(new Error('Given up'), { code: 'ETIMEDOUT' }) : error;
      } finally {
        tooLate.removeEventListener('abort', end);
        end();
      }
    },
    verify: async () => {
      await createTransport(options).verify();
    },
  };
}

function toMessage(mail: Mail, from: MailSettings['from']) {
  const { to, author, subject, text, html, messageId, references, attachments, invitation } = mail;
  return {
    from: { name: senderName(from, author), address: from.address },
    to: { name: '', address: to },
    envelope: { from: from.address, to: [to] },
    subject,
    text,
    html,
    messageId,
    ...(references && { references, inReplyTo: references.at(-1) }),
    ...(attachments && { attachments }),
    ...(invitation && {
      icalEvent: {
        ...invitation,
        filename: invitation.method === 'CANCEL' ? 'cancellation.ics' : 'invitation.ics',
      },
    }),
    // No automatic answers to automatic mail.
    headers: { 'Auto-Submitted': author ? 'no' : 'auto-generated' },
  };
}
