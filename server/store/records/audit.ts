import type { Action } from '#domain/actions.ts';
import type { Kind } from '#domain/kinds.ts';
import type { StaffRole } from '#domain/roles.ts';
import type { Query } from '../database/database.ts';

/** The session of whoever acts has ended, or no longer gives its role. */
export class SessionEnded extends Error {}

/** Who acts: a session, or null for what needs none, such as a shell, a sign-in or a one-time link. */
export type Actor = { id: string; name: string; session: Session | null };
export type Session = { token: string; role: StaffRole };
export type AuditEntry = {
  actor: Actor;
  action: Action;
  kind?: Kind;
  recordId?: string;
  /** Codes, counts and the reason that a person of the staff gave. Never what a visitor sent. */
  details?: Record<string, string | number | string[]>;
};

/**
 * Appends to the audit trail, in the transaction of the act, and returns the place of its line. Checks there once more that the actor's
 * session gives its role.
 */
export async function writeAudit(query: Query, { actor, action, kind, recordId, details }: AuditEntry) {
  if (actor.session) await requireLiveSession(query, actor.session);
  const [row] = await query(
    `insert into staff.audit (actor_id, actor_name, action, kind, record_id, details)
      values ($1, $2, $3, $4, $5::text::uuid, $6::text::jsonb)
      returning jsonb_build_object('at', at, 'id', id)::text as place`,
    [actor.id, actor.name, action, kind ?? null, recordId ?? null, JSON.stringify(details ?? {})],
  );
  return JSON.parse(String(row?.place)) as { at: string; id: number };
}

/** Throws if the session has ended since its check. */
export async function requireLiveSession(query: Query, { token, role }: Session): Promise<void> {
  const [row] = await query('select staff.holds_session($1, $2) as holds', [token, role]);
  if (!row?.holds) throw new SessionEnded();
}
