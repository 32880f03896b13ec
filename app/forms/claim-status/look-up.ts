import { limited, lookupFailed, notFound } from '#content/claim-status.ts';
import { failureMessage } from '#content/outcomes.ts';
import { askAboutClaim, type ClaimLookup, type FoundClaim } from '#domain/claims.ts';
import type { Backend } from '../kit/send/backend.ts';
import { type Complaint, refusalOf } from '../kit/send/refusal.ts';
import type { LookupValues } from './definition.ts';

export type LookupResult = FoundClaim | { outcome: 'none' | 'limited' | 'failed'; words: Complaint };

/** Asks where a claim stands. Anything but a claim comes with what to do about it. */
export async function lookUpClaim({ number, email }: LookupValues, backend: Backend): Promise<LookupResult> {
  try {
    const found = await askAboutClaim<ClaimLookup>(() =>
      backend.call('claim_status', { claim_number: number, email }),
    );
    if (found.outcome === 'found') return found;
    return { ...found, words: found.outcome === 'limited' ? limited : notFound };
  } catch (error) {
    return { outcome: 'failed', words: failureMessage(lookupFailed, refusalOf(error)) };
  }
}
