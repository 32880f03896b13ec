import type { ClaimStatus } from '#domain/claims.ts';
import type { ShownRecord } from '../record/use-record.ts';

/** Where the claim stands, as the status page shows it (private.status_of_claim). */
export function currentStatus({ entry, notes }: ShownRecord): { status: ClaimStatus; since: string } {
  if (entry.state === 'done') return { status: 'closed', since: entry.closed_at ?? entry.created_at };
  const said = notes.findLast(({ sort, claim_status }) => sort === 'status' && claim_status !== 'closed');
  return { status: said?.claim_status ?? 'received', since: said?.written_at ?? entry.created_at };
}
