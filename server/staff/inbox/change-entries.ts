import { z } from 'zod';
import { kinds } from '#domain/kinds.ts';
import type { InboxEntry } from '#domain/records.ts';
import { kindsFor } from '#domain/roles.ts';
import { states } from '#domain/states.ts';
import type { AuditEntry } from '../audit/audit.ts';
import type { Person } from '../identity/auth.ts';
import type { RecordStore } from '../records/record-store.ts';

/** Several entries get one change. Each names the version that the person saw. */
export const changeInput = z.object({
  entries: z
    .array(z.object({ kind: z.enum(kinds), id: z.uuid(), version: z.int().positive() }))
    .min(1)
    .max(200),
  change: z.union([
    z.strictObject({ state: z.enum(states) }),
    z.strictObject({ assignee: z.enum(['me', 'nobody']) }),
  ]),
});
type ChangeInput = z.infer<typeof changeInput>;
type Seen = ChangeInput['entries'][number];

/** `stale`: a colleague changed it first; `entry` is how it is now. `gone`: it was deleted, or is not of this person's kinds. */
export type ChangeResult =
  | { id: string; outcome: 'changed' | 'stale'; entry: InboxEntry }
  | { id: string; outcome: 'gone' };

type Outcome = { outcome: 'changed' | 'stale'; entry: InboxEntry } | { outcome: 'gone' };

/** Ends the transaction of a change that did not happen, so that none is recorded. */
class NotChanged extends Error {
  readonly result: ChangeResult;

  constructor(result: ChangeResult) {
    super('not changed');
    this.result = result;
  }
}

/** Changes the entries one by one, each recorded on its own. */
export async function changeEntries(records: RecordStore, person: Person, { entries, change }: ChangeInput) {
  const results: ChangeResult[] = [];
  for (const seen of entries) results.push(await changeEntry(records, person, seen, change));
  return results;
}

async function changeEntry(
  records: RecordStore,
  person: Person,
  { kind, id, version }: Seen,
  change: ChangeInput['change'],
): Promise<ChangeResult> {
  const allowed = kindsFor(person.role);
  if (!allowed.includes(kind)) return { id, outcome: 'gone' };
  const isMine = 'assignee' in change && change.assignee === 'me';
  const assignee = isMine ? { id: person.id, name: person.name } : undefined;
  const act: Pick<AuditEntry, 'action' | 'details'> =
    'state' in change
      ? { action: 'state_changed', details: { state: change.state } }
      : { action: 'record_assigned', details: assignee ? { to: assignee.id, name: assignee.name } : {} };
  const given = {
    kinds: allowed,
    wanted_kind: kind,
    wanted_id: id,
    seen_version: version,
    change: {
      ...('state' in change
        ? { state: change.state }
        : { assignee: assignee?.id ?? null, assignee_name: assignee?.name ?? null }),
      changed_by: person.name,
    },
  };
  try {
    return await records.perform({ ...act, actor: person, kind, recordId: id }, async (call) => {
      const result = { id, ...((await call('staff_change', given)) as Outcome) };
      if (result.outcome !== 'changed') throw new NotChanged(result);
      return result;
    });
  } catch (error) {
    if (error instanceof NotChanged) return error.result;
    throw error;
  }
}
