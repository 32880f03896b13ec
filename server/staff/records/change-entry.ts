import type { InboxEntry } from '#domain/records.ts';
import { kindsFor } from '#domain/roles.ts';
import type { State } from '#domain/states.ts';
import type { AuditEntry } from '../audit/audit.ts';
import type { Person } from '../identity/auth.ts';
import type { Colleague } from './colleagues.ts';
import type { RecordRef } from './find-record.ts';
import type { RecordStore } from './record-store.ts';

/** The entry as the person saw it. */
export type SeenEntry = RecordRef & { version: number };
/** A null assignee is nobody. */
export type EntryChange = { state: State } | { assignee: Colleague | null };

/** `stale`: a colleague changed it first; `entry` is how it is now. `gone`: it was deleted, or is not of this person's kinds. */
export type ChangeOutcome =
  | { outcome: 'changed' | 'stale'; entry: InboxEntry; changed_by: string | null }
  | { outcome: 'gone' };

/** Rolls back the transaction of a change that did not happen, so that none is recorded. */
class NotChanged extends Error {
  readonly result: ChangeOutcome;

  constructor(result: ChangeOutcome) {
    super('not changed');
    this.result = result;
  }
}

/** Changes the state or the assignee of one record, if nobody changed it since the person saw it. */
export async function changeEntry(
  records: RecordStore,
  actor: Person,
  { kind, id, version }: SeenEntry,
  change: EntryChange,
): Promise<ChangeOutcome> {
  const kinds = kindsFor(actor.role);
  if (!kinds.includes(kind)) return { outcome: 'gone' };
  const parameters = {
    kinds,
    wanted_kind: kind,
    wanted_id: id,
    seen_version: version,
    change: { ...columnsOf(change), changed_by: actor.name },
  };
  try {
    return await records.perform({ ...actOf(change), actor, kind, recordId: id }, async (call) => {
      const result = (await call('staff_change', parameters)) as ChangeOutcome;
      if (result.outcome !== 'changed') throw new NotChanged(result);
      return result;
    });
  } catch (error) {
    if (error instanceof NotChanged) return error.result;
    throw error;
  }
}

function columnsOf(change: EntryChange) {
  if ('state' in change) return { state: change.state };
  const { assignee } = change;
  return { assignee: assignee?.id ?? null, assignee_name: assignee?.name ?? null };
}

function actOf(change: EntryChange): Pick<AuditEntry, 'action' | 'details'> {
  if ('state' in change) return { action: 'state_changed', details: { state: change.state } };
  const { assignee } = change;
  return { action: 'record_assigned', details: assignee ? { to: assignee.id, name: assignee.name } : {} };
}
