import { formatDate } from '#app/catalog/dates.ts';
import { lossChoices } from '#content/claim-form.ts';
import { describeSentClaim } from '#content/receipts.ts';
import { labelOf } from './list-answers.ts';
import type { ClaimValues } from './schema.ts';

/** What was sent, for the receipt: nothing that tells who sent it. */
export function describeClaim({ kind, date, photos }: ClaimValues): string {
  return describeSentClaim(labelOf(lossChoices, kind), formatDate(date), photos?.length ?? 0);
}
