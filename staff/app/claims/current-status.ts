import type { ClaimStatus } from '#domain/claims.ts';
import type { ShownRecord } from '../record/use-record.ts';

/** Where the claim stands, as the status page shows it (private.status_of_claim). */
export function currentStatus({ entry, notes }: ShownRecord): { status: ClaimStatus; since: string } {
  const isClosed = entry.state === 'done';
  const said = notes.findLast(
    ({ sort, claim_status }) => sort === 'status' && (claim_status === 'closed') === isClosed,
  );
  return {
    status: isClosed ? 'closed' : (said?.claim_status ?? 'received'),
    since: said?.written_at ?? entry.created_at,
  };
}
