import { isOutcomeOf, type Outcome } from '#domain/outcomes.ts';
import type { InboxEntry } from '#domain/records.ts';
import { kindsFor } from '#domain/roles.ts';
import type { State } from '#domain/states.ts';
import type { AuditEntry } from '../../store/records/audit.ts';
import type { RecordStore } from '../../store/records/record-store.ts';
import type { Person } from '../identity/auth.ts';
import { refuse } from '../refuse.ts';
import type { Colleague } from './colleagues.ts';
import type { RecordRef } from './find-record.ts';

/** The entry as the person saw it. */
export type SeenEntry = RecordRef & { version: number };
/** A null assignee is nobody. `undo` takes the last change back. */
export type EntryChange =
  | { state: State; outcome?: Outcome | undefined }
  | { assignee: Colleague | null }
  | { snoozedUntil: string | null }
  | { undo: true };

/**
 * `stale`: a colleague changed it first; `entry` is how it is now. `ask`: somebody has to say how the work ended. `gone`: it was
 * deleted, or is not of this person's kinds.
 */
export type ChangeOutcome =
  | { outcome: 'changed' | 'stale' | 'ask'; entry: InboxEntry; changed_by: string | null }
  | { outcome: 'gone' };

/** Rolls back the transaction of a change that did not happen, so that none is recorded. */
class NotChanged extends Error {
  readonly result: ChangeOutcome;

  constructor(result: ChangeOutcome) {
    super('not changed');
    this.result = result;
  }
}

/** Changes one record, if nobody changed it since the person saw it. */
export async function changeEntry(
  records: RecordStore,
  actor: Person,
  { kind, id, version }: SeenEntry,
  change: EntryChange,
): Promise<ChangeOutcome> {
  const kinds = kindsFor(actor.role);
  if (!kinds.includes(kind)) return { outcome: 'gone' };
  if ('state' in change && change.outcome && !isOutcomeOf(kind, change.outcome)) refuse(400, 'invalid');
  const seen = { kinds, wanted_kind: kind, wanted_id: id, seen_version: version };
  try {
    return await records.perform({ ...actOf(change), actor, kind, recordId: id }, async (call) => {
      const result = (await ('undo' in change
        ? call('staff_undo', { ...seen, changed_by: actor.name })
        : call('staff_change', {
            ...seen,
            change: { ...columnsOf(change), author: actor.id, changed_by: actor.name },
          }))) as ChangeOutcome;
      if (result.outcome !== 'changed') throw new NotChanged(result);
      return result;
    });
  } catch (error) {
    if (error instanceof NotChanged) return error.result;
    throw error;
  }
}

function columnsOf(change: Exclude<EntryChange, { undo: true }>) {
  if ('state' in change) return { state: change.state, outcome: change.outcome ?? null };
  if ('snoozedUntil' in change) return { snoozed_until: change.snoozedUntil };
  const { assignee } = change;
  return { assignee: assignee?.id ?? null, assignee_name: assignee?.name ?? null };
}

function actOf(change: EntryChange): Pick<AuditEntry, 'action' | 'details'> {
  if ('undo' in change) return { action: 'change_undone' };
  if ('snoozedUntil' in change)
    return {
      action: 'record_snoozed',
      details: change.snoozedUntil ? { until: change.snoozedUntil.slice(0, 10) } : {},
    };
  if ('state' in change) {
    const { state, outcome } = change;
    return { action: 'state_changed', details: { state, ...(outcome && { outcome }) } };
  }
  const { assignee } = change;
  return { action: 'record_assigned', details: assignee ? { to: assignee.id, name: assignee.name } : {} };
}
