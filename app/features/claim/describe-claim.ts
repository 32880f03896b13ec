import { formatDate } from '#app/lib/dates.ts';
import { describeSentClaim } from '#content/receipts.ts';
import type { ClaimValues } from './schema.ts';
import { lossKindLabel } from './to-row.ts';

/** What was sent, for the receipt: nothing that tells who sent it. */
export function describeClaim({ kind, date, photos }: ClaimValues): string {
  return describeSentClaim(lossKindLabel(kind), formatDate(date), photos?.length ?? 0);
}
