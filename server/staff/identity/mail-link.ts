import type { Context } from 'hono';
import { originOf } from '../../http/request-origin.ts';
import type { StaffServices } from '../api/staff-services.ts';
import type { StaffEnv } from '../staff-env.ts';
import type { OneTimeLink } from './manage-people.ts';

/**
 * Mails a one-time link, if mail is on. The link works whether or not the mail arrives: whoever made it sees it as well, and
 * whether it was mailed.
 */
export async function mailLink(
  { config, sendAccessLink }: Pick<StaffServices, 'config' | 'sendAccessLink'>,
  context: Context<StaffEnv>,
  { purpose, email, path }: OneTimeLink,
) {
  const link = `${originOf(context.env.incoming, config)}${path}`;
  const isSent = sendAccessLink && (await sendAccessLink(purpose, { link, to: email }));
  const mail = { undefined: 'off', true: 'sent', false: 'failed' } as const;
  return { path, link, email, mail: mail[`${isSent}`] };
}
