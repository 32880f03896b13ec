import { StartError } from '../start-error.ts';
import type { MailSettings } from './mail-settings.ts';

export type ImapSettings = {
  host: string;
  port: number;
  /** TLS from the first byte. */
  isSecure: boolean;
  /** On this machine or in its own network of containers, where a password may travel without TLS. */
  isLocal: boolean;
  user: string;
  password: string;
  mailbox: string;
};

/** Reads IMAP_URL. Undefined while replies are not read. */
export function readImapSettings(
  env: NodeJS.ProcessEnv,
  mail: MailSettings | undefined,
): ImapSettings | undefined {
  const value = env.IMAP_URL ?? '';
  if (!value) return undefined;
  if (!mail)
    throw new StartError(
      'IMAP_URL reads the replies to our mail, so it needs SMTP_URL and MAIL_FROM beside it.',
    );
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^imaps?:$/.test(url.protocol) || !url.hostname || !url.username || !url.password)
    throw new StartError(
      'IMAP_URL must be an address such as imaps://user:password@mail.example.com:993, with the mailbox after a slash if it is not INBOX. Write an @ in the user name as %40.',
    );
  const isSecure = url.protocol === 'imaps:';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return {
    host,
    port: Number(url.port) || (isSecure ? 993 : 143),
    isSecure,
    isLocal: /^(?:localhost|127\.[\d.]+|::1|[^.:]+)$/.test(host),
    user: decode(url.username),
    password: decode(url.password),
    mailbox: decode(url.pathname.slice(1)) || 'INBOX',
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new StartError('IMAP_URL has a % that is not part of an encoded character. Write it as %25.');
  }
}
