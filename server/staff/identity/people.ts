import type { StaffRole } from '#domain/roles.ts';
import type { Database, Query, Row } from '../../store/database/database.ts';
import type { Purpose } from './invitations.ts';

export type TeamMember = ReturnType<typeof toMember>;

const columns = `id, name, email, role, coalesce("twoFactorEnabled", false) as second_step, "suspendedAt" as suspended_at,
  (select at from staff.audit where actor_id = person.id and action = 'sign_in' order by audit.id desc limit 1)
    as last_sign_in`;

export async function listPeople(query: Query): Promise<TeamMember[]> {
  const rows = await query(
    `select ${columns} from staff."user" person order by "suspendedAt" is not null, name, email`,
  );
  return rows.map(toMember);
}

/** Locks the row until the transaction ends. */
export async function findPerson(query: Query, by: { id: string } | { email: string }) {
  const [column, value] = 'id' in by ? ['id', by.id] : ['email', by.email];
  const [row] = await query(
    `select ${columns} from staff."user" person where ${column} = $1 for update of person`,
    [value],
  );
  return row && toMember(row);
}

/** One change of the team after the other, so that two owners cannot remove each other. */
export function lockOwners(query: Query): Promise<Row[]> {
  return query(
    `select id from staff."user" where role = 'owner' and "suspendedAt" is null order by id for update`,
  );
}

/** Whether someone else could still manage the team. */
export async function hasOtherOwner(query: Query, id: string): Promise<boolean> {
  return (await lockOwners(query)).some((owner) => owner.id !== id);
}

/** Links that were not used yet. The set-up link of the first start belongs to nobody. */
export async function listInvitations(query: Query) {
  const rows = await query(
    `select email, role, purpose, expires_at from staff.invitations
      where used_at is null and expires_at > now() and purpose <> 'set_up' order by expires_at`,
  );
  return rows.map((row) => ({
    email: String(row.email),
    role: row.role as StaffRole,
    purpose: row.purpose as Purpose,
    expiresAt: toIso(row.expires_at) ?? '',
  }));
}

/** Another after each new password; undefined after a reset, and while the person is suspended. */
export async function readPasswordHash(database: Database, email: string): Promise<string | undefined> {
  const [row] = await database.asOwner((query) =>
    query(
      `select account.password from staff."user" person join staff."account" account on account."userId" = person.id
        where person.email = $1 and person."suspendedAt" is null`,
      [email],
    ),
  );
  return row && String(row.password);
}

function toMember(row: Row) {
  return {
    id: String(row.id),
    name: String(row.name),
    email: String(row.email),
    role: row.role as StaffRole,
    hasSecondStep: row.second_step === true,
    suspendedAt: toIso(row.suspended_at),
    lastSignIn: toIso(row.last_sign_in),
  };
}

function toIso(value: unknown): string | null {
  return value ? new Date(value as string | Date).toISOString() : null;
}
