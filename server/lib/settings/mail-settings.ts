import { StartError } from '../start-error.ts';

export type MailSettings = {
  smtpUrl: string;
  from: { name: string; address: string };
  /** Of the sender's address: the part of message ids that is ours. */
  domain: string;
};

/** Reads SMTP_URL and MAIL_FROM. Undefined while mail is off. */
export function readMailSettings(env: NodeJS.ProcessEnv): MailSettings | undefined {
  const smtpUrl = env.SMTP_URL ?? '';
  const mailFrom = env.MAIL_FROM ?? '';
  if (!smtpUrl && !mailFrom) return undefined;
  if (!/^smtps?:\/\//.test(smtpUrl) || !URL.canParse(smtpUrl))
    throw new StartError(
      'SMTP_URL must be an address such as smtp://user:password@mail.example.com:587, with MAIL_FROM beside it.',
    );
  const [, name = '', address = ''] =
    /^\s*(?:([^<>\r\n]*?)\s*<)?([^\s<>@,;"]+@[A-Za-z0-9.-]+)>?\s*$/.exec(mailFrom) ?? [];
  if (!address)
    throw new StartError('MAIL_FROM must be an email address, such as "Our Company <office@example.com>".');
  return { smtpUrl, from: { name: name.replaceAll('"', ''), address }, domain: address.split('@')[1] ?? '' };
}

/** The name that a mail shows as its sender: the person who wrote it, if one did, and the company. */
export function senderName({ name }: MailSettings['from'], person?: string): string {
  return [person, name].filter(Boolean).join(', ');
}
