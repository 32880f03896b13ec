import { z } from 'zod';
import { claimStatuses } from '#domain/claims.ts';
import { isOutcomeOf, outcomes } from '#domain/outcomes.ts';
import type { InboxEntry, Note } from '#domain/records.ts';
import { kindsFor } from '#domain/roles.ts';
import type { RecordStore } from '../../store/records/record-store.ts';
import type { Person } from '../identity/auth.ts';
import { refuse } from '../refuse.ts';

export const claimStatusInput = z.object({
  /** Made in the browser: the same status is set once, however often it arrives. */
  id: z.uuid(),
  version: z.int().positive(),
  status: z.enum(claimStatuses),
  /** For the visitor. */
  message: z.string().trim().min(1).max(1000),
  /** How the claim ended. Only a closed one has it. */
  outcome: z.enum(outcomes).optional(),
});
type Input = z.infer<typeof claimStatusInput>;

type Result =
  | { outcome: 'changed'; note: Note; entry: InboxEntry }
  | { outcome: 'stale' | 'ask'; entry: InboxEntry; changed_by: string | null }
  | { outcome: 'gone' };

/** Says where a claim stands. The visitor reads it on the status page, and by mail if mail is on. */
export async function setClaimStatus(
  records: RecordStore,
  author: Person,
  recordId: string,
  { id, version, status, message, outcome }: Input,
) {
  if (outcome ? !isOutcomeOf('claim', outcome) || status !== 'closed' : status === 'closed')
    refuse(400, 'outcome_needed');
  const parameters = {
    kinds: kindsFor(author.role),
    wanted_id: recordId,
    note_id: id,
    author: author.id,
    author_name: author.name,
    status,
    message,
    seen_version: version,
    outcome: outcome ?? null,
  };
  const details = { status, ...(outcome && { outcome }) };
  const act = { actor: author, action: 'claim_status_set', kind: 'claim', recordId, details } as const;
  return records.perform(act, async (call) => {
    const result = (await call('staff_set_claim_status', parameters)) as Result;
    if (result.outcome === 'changed') return { note: result.note, entry: result.entry };
    if (result.outcome === 'gone') return refuse(404, 'not_found');
    return refuse(409, 'conflict', { entry: result.entry, changedBy: result.changed_by });
  });
}
