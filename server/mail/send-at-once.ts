import { randomUUID } from 'node:crypto';
import { isDeliverable } from '#domain/mail-address.ts';
import { log } from '../lib/log.ts';
import type { MailSettings } from '../lib/settings/mail-settings.ts';
import type { Mail } from './outgoing.ts';
import { readFailure } from './retry.ts';
import { openTransport } from './transport.ts';

const second = 1000;
/** A person waits for the answer. */
const timeouts = {
  connectionTimeout: 4 * second,
  greetingTimeout: 4 * second,
  socketTimeout: 6 * second,
  total: 10 * second,
};

/** Resolves to whether the mail server has accepted the mail. */
export type SendAtOnce = (mail: Omit<Mail, 'messageId'>) => Promise<boolean>;

/** Sends mail that holds a secret. It does not go through the outbox, because the database must not have the secret. */
export function createDirectSender(settings: MailSettings): SendAtOnce {
  const transport = openTransport(settings, timeouts);
  return async (mail) => {
    if (!isDeliverable(mail.to)) return false;
    try {
      await transport.send({ ...mail, messageId: `<access.${randomUUID()}@${settings.domain}>` });
      return true;
    } catch (error) {
      log('mail not sent', { purpose: 'access', code: readFailure(error).code });
      return false;
    }
  };
}
