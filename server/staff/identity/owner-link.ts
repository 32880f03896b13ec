import type { Database } from '../../database/database.ts';
import { createInvitation, invitationPath } from './invitations.ts';

/** While nobody has an identity, every start creates a new set-up link for the owner. Undefined otherwise. */
export async function createOwnerLink(database: Database): Promise<string | undefined> {
  return database.asOwner(async (query) => {
    const [known] = await query('select 1 from staff."user" limit 1');
    if (known) return undefined;
    const token = await createInvitation(query, { email: '', role: 'owner', purpose: 'set_up' }, 'start');
    return invitationPath(token);
  });
}
