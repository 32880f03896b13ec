import { announce } from '../../lib/log.ts';
import type { Config } from '../../lib/settings/config.ts';
import type { Database } from '../../store/database/database.ts';
import { createInvitation, invitationPath } from './invitations.ts';

/**
 * While nobody can sign in, every start says how to set up the staff's app. A terminal gets a new link for the owner. A log does
 * not: whoever can read it, now or later, would become the owner.
 */
export async function announceSetUp(database: Database, { printSetUpLink }: Config, address: string) {
  const path = await database.asOwner(async (query) => {
    const [known] = await query('select 1 from staff."user" limit 1');
    if (known) return undefined;
    if (!printSetUpLink) return '';
    const token = await createInvitation(query, { email: '', role: 'owner', purpose: 'set_up' }, 'start');
    return invitationPath(token);
  });
  if (path) announce(`Set up the staff's app within an hour, with this link: ${address}${path}`);
  if (path === '')
    announce(
      "Nobody can sign in to the staff's app yet. For the owner's link, run: npm run staff -- invite EMAIL --role owner",
    );
}
