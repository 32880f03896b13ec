import type { ClaimStatus } from './claims.ts';
import type { InboxEntry, Note } from './records.ts';

type Claim = {
  entry: Pick<InboxEntry, 'state' | 'created_at' | 'closed_at'>;
  notes: Pick<Note, 'sort' | 'claim_status' | 'written_at'>[];
};

/** Where the claim stands, as the status page shows it (private.status_of_claim). */
export function currentStatus({ entry, notes }: Claim): { status: ClaimStatus; since: string } {
  if (entry.state === 'done') return { status: 'closed', since: entry.closed_at ?? entry.created_at };
  const said = notes.findLast(({ sort, claim_status }) => sort === 'status' && claim_status !== 'closed');
  return { status: said?.claim_status ?? 'received', since: said?.written_at ?? entry.created_at };
}
