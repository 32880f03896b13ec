import { createTransport } from 'nodemailer';
import { type MailSettings, senderName } from './mail-settings.ts';
import type { Mail } from './outgoing.ts';

const second = 1000;

export type Transport = {
  send(mail: Mail): Promise<void>;
  /** Connects and signs in, without sending anything. Throws if that fails. */
  verify(): Promise<void>;
  close(): void;
};

/** A mail server that hangs is given up after half a minute. */
const defaultTimeouts = {
  connectionTimeout: 10 * second,
  greetingTimeout: 10 * second,
  socketTimeout: 30 * second,
};

/** Sends over SMTP. */
export function openTransport({ smtpUrl, from }: MailSettings, timeouts = defaultTimeouts): Transport {
  const transporter = createTransport({
    url: smtpUrl,
    ...timeouts,
    // A mail is made from text alone.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, author, subject, text, html, messageId, references, attachments, invitation }) {
      await transporter.sendMail({
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
          icalEvent: { method: 'REQUEST', filename: 'invitation.ics', content: invitation },
        }),
        // No automatic answers to automatic mail.
        headers: { 'Auto-Submitted': author ? 'no' : 'auto-generated' },
      });
    },
    verify: async () => {
      await transporter.verify();
    },
    close: () => transporter.close(),
  };
}
