import { z } from 'zod';
import { kinds } from '#domain/kinds.ts';
import { outcomes } from '#domain/outcomes.ts';
import { states } from '#domain/states.ts';
import type { RecordStore } from '../../store/records/record-store.ts';
import type { Person } from '../identity/auth.ts';
import { moment } from '../moments.ts';
import { type ChangeOutcome, changeEntry } from '../records/change-entry.ts';

/** Several entries get one change. Each names the version that the person saw. */
export const changeInput = z.object({
  entries: z
    .array(z.object({ kind: z.enum(kinds), id: z.uuid(), version: z.int().positive() }))
    .min(1)
    .max(200),
  change: z.union([
    z.strictObject({ state: z.enum(states), outcome: z.enum(outcomes).optional() }),
    z.strictObject({ assignee: z.enum(['me', 'nobody']) }),
    z.strictObject({ snoozedUntil: moment.nullable() }),
    z.strictObject({ undo: z.literal(true) }),
  ]),
});

export type ChangeResult = { id: string } & ChangeOutcome;

/** Changes the entries one by one, each recorded on its own. */
export async function changeEntries(
  records: RecordStore,
  person: Person,
  { entries, change }: z.infer<typeof changeInput>,
): Promise<ChangeResult[]> {
  const me = { id: person.id, name: person.name };
  const made = 'assignee' in change ? { assignee: change.assignee === 'me' ? me : null } : change;
  const results: ChangeResult[] = [];
  for (const seen of entries)
    results.push({ id: seen.id, ...(await changeEntry(records, person, seen, made)) });
  return results;
}
