import type { Action } from '#domain/actions.ts';
import type { StaffRole } from '#domain/roles.ts';
import type { Database, Query } from '../../database/database.ts';
import { type Actor, writeAudit } from '../audit/audit.ts';
import { endChallenges } from './end-sessions.ts';
import {
  createInvitation,
  endAccess,
  invitationPath,
  normalize,
  withdrawInvitations,
  withdrawLinksBy,
} from './invitations.ts';
import { findPerson, hasOtherOwner, lockOwners, type TeamMember } from './people.ts';

/** An owner in the app, or whoever has the staff secret and a shell. */
export type Manager = Actor & { from: 'app' | 'shell' };

export type Refusal = 'not_found' | 'yourself' | 'last_owner' | 'already_member' | 'suspended';
type Result<Done> = { done: Done } | { refused: Refusal };
type Subject = { id: string } | { email: string };

/** The link's path, shown once. */
export function invitePerson(
  database: Database,
  manager: Manager,
  { email, role }: { email: string; role: StaffRole },
): Promise<Result<string>> {
  const address = normalize(email);
  return database.asOwner(async (query) => {
    if (await findPerson(query, { email: address })) return { refused: 'already_member' };
    const token = await createInvitation(query, { email: address, role, purpose: 'invite' }, manager.id);
    const details = { email: address, role };
    await writeAudit(query, { actor: manager, action: 'person_invited', details });
    return { done: invitationPath(token) };
  });
}

export function withdrawInvitation(
  database: Database,
  manager: Manager,
  email: string,
): Promise<Result<null>> {
  return database.asOwner(async (query) => {
    if ((await withdrawInvitations(query, email)) === 0) return { refused: 'not_found' };
    const details = { email: normalize(email) };
    await writeAudit(query, { actor: manager, action: 'invitation_withdrawn', details });
    return { done: null };
  });
}

/** Ends the person's sessions, so that no open page keeps the rights of before. */
export function changeRole(
  database: Database,
  manager: Manager,
  subject: Subject,
  role: StaffRole,
): Promise<Result<null>> {
  return change(database, manager, subject, 'role_changed', async (query, person) => {
    if (person.role === 'owner' && role !== 'owner' && !(await hasOtherOwner(query, person.id)))
      return { refused: 'last_owner' };
    await query('update staff."user" set role = $2, "updatedAt" = now() where id = $1', [person.id, role]);
    await endRights(query, person.id);
    return { done: null, details: { from: person.role, role } };
  });
}

/** At once: sessions end, and links that were not used yet no longer work. */
export function suspendPerson(database: Database, manager: Manager, subject: Subject): Promise<Result<null>> {
  return change(database, manager, subject, 'person_suspended', async (query, person) => {
    // From a shell even the last owner: their account may be the one that was stolen.
    if (manager.from === 'app' && person.role === 'owner' && !(await hasOtherOwner(query, person.id)))
      return { refused: 'last_owner' };
    await query('update staff."user" set "suspendedAt" = now() where id = $1 and "suspendedAt" is null', [
      person.id,
    ]);
    await endRights(query, person.id);
    await withdrawInvitations(query, person.email);
    return { done: null };
  });
}

export function restorePerson(database: Database, manager: Manager, subject: Subject): Promise<Result<null>> {
  return change(database, manager, subject, 'person_restored', async (query, person) => {
    await query('update staff."user" set "suspendedAt" = null where id = $1', [person.id]);
    return { done: null };
  });
}

/** From now on only the new link lets the person in: with a new password, and the second step set up again. */
export function resetAccess(database: Database, manager: Manager, subject: Subject): Promise<Result<string>> {
  return change(database, manager, subject, 'access_reset', async (query, person) => {
    if (person.suspendedAt) return { refused: 'suspended' };
    await endAccess(query, person.id);
    await withdrawLinksBy(query, person.id);
    const { email, role } = person;
    const token = await createInvitation(query, { email, role, purpose: 'reset' }, manager.id);
    return { done: invitationPath(token) };
  });
}

type Change<Done> = { done: Done; details?: Record<string, string> } | { refused: Refusal };

/** Finds the person, changes them and records it, all in one transaction. */
function change<Done>(
  database: Database,
  manager: Manager,
  subject: Subject,
  action: Action,
  work: (query: Query, person: TeamMember) => Promise<Change<Done>>,
): Promise<Result<Done>> {
  const by = 'email' in subject ? { email: normalize(subject.email) } : subject;
  return database.asOwner(async (query) => {
    await lockOwners(query);
    const person = await findPerson(query, by);
    if (!person) return { refused: 'not_found' };
    if (person.id === manager.id) return { refused: 'yourself' };
    const result = await work(query, person);
    if ('refused' in result) return result;
    const details = { person: person.id, name: person.name, ...result.details };
    await writeAudit(query, { actor: manager, action, details });
    return { done: result.done };
  });
}

/** Sessions, sign-ins under way, and the links that the person made. */
async function endRights(query: Query, id: string): Promise<void> {
  await query('delete from staff."session" where "userId" = $1', [id]);
  await endChallenges(query, id);
  await withdrawLinksBy(query, id);
}
