import { randomUUID } from 'node:crypto';
import { isDeliverable } from '#domain/mail-address.ts';
import { log } from '../lib/log.ts';
import type { SendAccessLink } from '../lib/mail-services.ts';
import type { MailSettings } from '../lib/settings/mail-settings.ts';
import { composeAccess } from './compose/staff-mail.ts';
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

/** The link is a secret. It does not go through the outbox, because the database must not have it. */
export function createAccessSender(settings: MailSettings): SendAccessLink {
  const transport = openTransport(settings, timeouts);
  return async (purpose, { link, to }) => {
    if (!isDeliverable(to)) return false;
    const mail = { ...composeAccess(purpose, link), to };
    try {
      await transport.send({ ...mail, messageId: `<access.${randomUUID()}@${settings.domain}>` });
      return true;
    } catch (error) {
      log('mail not sent', { purpose: 'access', code: readFailure(error).code });
      return false;
    }
  };
}
