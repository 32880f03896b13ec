import type { Action } from '#domain/actions.ts';
import type { StaffRole } from '#domain/roles.ts';
import type { Database, Query } from '../../store/database/database.ts';
import { type Actor, writeAudit } from '../../store/records/audit.ts';
import { refuse } from '../refuse.ts';
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

type Subject = { id: string } | { email: string };

/** Its secret is shown and mailed once, and never stored. */
export type OneTimeLink = { purpose: 'invite' | 'reset'; email: string; path: string };

export function invitePerson(
  database: Database,
  manager: Manager,
  { email, role }: { email: string; role: StaffRole },
): Promise<OneTimeLink> {
  const address = normalize(email);
  return database.asOwner(async (query) => {
    if (await findPerson(query, { email: address })) refuse(409, 'already_member');
    const token = await createInvitation(query, { email: address, role, purpose: 'invite' }, manager.id);
    const details = { email: address, role };
    await writeAudit(query, { actor: manager, action: 'person_invited', details });
    return { purpose: 'invite', email: address, path: invitationPath(token) };
  });
}

export function withdrawInvitation(database: Database, manager: Manager, email: string): Promise<void> {
  return database.asOwner(async (query) => {
    if ((await withdrawInvitations(query, email)) === 0) refuse(404, 'not_found');
    const details = { email: normalize(email) };
    await writeAudit(query, { actor: manager, action: 'invitation_withdrawn', details });
  });
}

/** Ends the person's sessions, so that no open page keeps the former rights. */
export function changeRole(database: Database, manager: Manager, subject: Subject, role: StaffRole) {
  return database.asOwner(async (query) => {
    const person = await findSubject(query, manager, subject);
    if (role !== 'owner') await requireOtherOwner(query, person);
    await query('update staff."user" set role = $2, "updatedAt" = now() where id = $1', [person.id, role]);
    await endRights(query, person.id);
    await record(query, manager, 'role_changed', person, { from: person.role, role });
  });
}

/** At once: sessions end, and links that were not used yet no longer work. */
export function suspendPerson(database: Database, manager: Manager, subject: Subject): Promise<void> {
  return database.asOwner(async (query) => {
    const person = await findSubject(query, manager, subject);
    // From a shell even the last owner: their account may be the one that was stolen.
    if (manager.from === 'app') await requireOtherOwner(query, person);
    const suspend = 'update staff."user" set "suspendedAt" = now() where id = $1 and "suspendedAt" is null';
    await query(suspend, [person.id]);
    await endRights(query, person.id);
    await withdrawInvitations(query, person.email);
    await record(query, manager, 'person_suspended', person);
  });
}

export function restorePerson(database: Database, manager: Manager, subject: Subject): Promise<void> {
  return database.asOwner(async (query) => {
    const person = await findSubject(query, manager, subject);
    await query('update staff."user" set "suspendedAt" = null where id = $1', [person.id]);
    await record(query, manager, 'person_restored', person);
  });
}

/** From now on only the new link lets the person in: with a new password, and the second step set up again. */
export function resetAccess(database: Database, manager: Manager, subject: Subject): Promise<OneTimeLink> {
  return database.asOwner(async (query) => {
    const person = await findSubject(query, manager, subject);
    const { id, email, role, suspendedAt } = person;
    if (suspendedAt) refuse(409, 'suspended');
    await endAccess(query, id);
    await withdrawLinksBy(query, id);
    const token = await createInvitation(query, { email, role, purpose: 'reset' }, manager.id);
    await record(query, manager, 'access_reset', person);
    return { purpose: 'reset', email, path: invitationPath(token) };
  });
}

/** Locks the person who is changed, and all owners, until the transaction ends. */
async function findSubject(query: Query, manager: Manager, subject: Subject): Promise<TeamMember> {
  await lockOwners(query);
  const by = 'email' in subject ? { email: normalize(subject.email) } : subject;
  const person = (await findPerson(query, by)) ?? refuse(404, 'not_found');
  return person.id === manager.id ? refuse(409, 'yourself') : person;
}

/** Someone has to be left who can manage the team. */
async function requireOtherOwner(query: Query, { id, role }: TeamMember): Promise<void> {
  if (role === 'owner' && !(await hasOtherOwner(query, id))) refuse(409, 'last_owner');
}

function record(query: Query, manager: Manager, action: Action, { id, name }: TeamMember, details = {}) {
  return writeAudit(query, { actor: manager, action, details: { person: id, name, ...details } });
}

/** Sessions, sign-ins under way, and the links that the person made. */
async function endRights(query: Query, id: string): Promise<void> {
  await query('delete from staff."session" where "userId" = $1', [id]);
  await endChallenges(query, id);
  await withdrawLinksBy(query, id);
}
