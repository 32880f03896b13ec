import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { StaffRole } from '#domain/roles.ts';
import type { Database, Query, Row } from '../../store/database/database.ts';
import { type Actor, writeAudit } from '../../store/records/audit.ts';
import type { Auth } from './auth.ts';
import { endChallenges } from './end-sessions.ts';

export type Purpose = 'set_up' | 'invite' | 'reset';
export type Invitation = { email: string; role: StaffRole; purpose: Purpose };

/** How long a link can be used. */
const hours: Record<Purpose, number> = { set_up: 1, invite: 72, reset: 24 };

/** Creates a link that can be used once. Returns the secret part; the database has only its hash. */
export async function createInvitation(
  query: Query,
  { email, role, purpose }: Invitation,
  createdBy: string,
): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  // A new link replaces older ones for the same person.
  await withdrawInvitations(query, email);
  await query(
    `insert into staff.invitations (token_hash, email, role, purpose, created_by, expires_at)
      values ($1, $2, $3, $4, $5, now() + make_interval(hours => $6::text::integer))`,
    [hash(token), normalize(email), role, purpose, createdBy, String(hours[purpose])],
  );
  return token;
}

/** Ends every unused link of a person. */
export async function withdrawInvitations(query: Query, email: string): Promise<number> {
  const ended = await query(
    'delete from staff.invitations where email = $1 and used_at is null returning email',
    [normalize(email)],
  );
  return ended.length;
}

/** Ends every unused link that a person made for others. */
export async function withdrawLinksBy(query: Query, id: string): Promise<void> {
  await query('delete from staff.invitations where created_by = $1 and used_at is null', [id]);
}

/** The path of a link. Its secret is in the fragment, which no browser sends, so that no log can hold it. */
export function invitationPath(token: string): string {
  return `/staff/welcome#${token}`;
}

export async function findInvitation(query: Query, token: string): Promise<Invitation | undefined> {
  const [row] = await query(
    `select email, role, purpose from staff.invitations
      where token_hash = $1 and used_at is null and expires_at > now()`,
    [hash(token)],
  );
  return row && toInvitation(row);
}

export type Acceptance = { token: string; email: string; name: string; password: string };

/**
 * Uses a link: creates the person, or gives an existing person a new password. Resolves to undefined if the link was used, has
 * expired, or no longer fits, for example because the person was suspended.
 */
export async function acceptInvitation(
  database: Database,
  auth: Auth,
  { token, email, name, password }: Acceptance,
): Promise<Actor | undefined> {
  const { password: hasher } = await auth.$context;
  const passwordHash = await hasher.hash(password);
  return database.asOwner(async (query) => {
    const [row] = await query(
      `update staff.invitations set used_at = now()
        where token_hash = $1 and used_at is null and expires_at > now() returning email, role, purpose`,
      [hash(token)],
    );
    if (!row) return undefined;
    const { role, purpose, ...invited } = toInvitation(row);
    const address = normalize(invited.email || email);
    const actor =
      purpose === 'reset'
        ? await findActive(query, address)
        : await createPerson(query, { email: address, role, purpose }, name);
    if (!actor) return undefined;
    await storePassword(query, actor.id, passwordHash);
    await writeAudit(query, { actor, action: 'invitation_accepted', details: { role, purpose } });
    return actor;
  });
}

/** A reset changes neither the role nor a suspension: both may be newer than the link. */
async function findActive(query: Query, email: string): Promise<Actor | undefined> {
  const [row] = await query(
    'select id, name from staff."user" where email = $1 and "suspendedAt" is null for update',
    [email],
  );
  return row && { id: String(row.id), name: String(row.name), session: null };
}

/** Undefined if the person is known already. The set-up link is only for the very first. */
async function createPerson(query: Query, { email, role, purpose }: Invitation, name: string) {
  const id = randomUUID();
  const [created] = await query(
    `insert into staff."user" (id, name, email, "emailVerified", role)
      select $1, $2, $3, true, $4 where $5 <> 'set_up' or not exists (select from staff."user")
      on conflict (email) do nothing returning id`,
    [id, name, email, role, purpose],
  );
  return created && { id, name, session: null };
}

async function storePassword(query: Query, id: string, passwordHash: string): Promise<void> {
  await endAccess(query, id);
  await query(
    `insert into staff."account" (id, "accountId", "providerId", "userId", password, "updatedAt")
      values ($1, $2, 'credential', $2, $3, now())`,
    [randomUUID(), id, passwordHash],
  );
}

/** Ends a person's sessions, and removes password and second step. Only a new link lets them in again. */
export async function endAccess(query: Query, id: string): Promise<void> {
  for (const table of ['session', 'twoFactor', 'account'])
    await query(`delete from staff."${table}" where "userId" = $1`, [id]);
  await endChallenges(query, id);
  await query('update staff."user" set "twoFactorEnabled" = false, "updatedAt" = now() where id = $1', [id]);
}

function toInvitation({ email, role, purpose }: Row): Invitation {
  return { email: String(email), role: role as StaffRole, purpose: purpose as Purpose };
}

/** better-auth compares addresses in lower case. */
export function normalize(email: string): string {
  return email.trim().toLowerCase();
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
