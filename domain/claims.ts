/** Where a claim stands. A visitor sees it with the claim number and the email address of the claim. */
export const claimStatuses = ['received', 'with_adjuster', 'needs_something', 'decided', 'closed'] as const;
export type ClaimStatus = (typeof claimStatuses)[number];

/** The first call with a number and an address only counts the guess. The same call then compares it. */
export type Counted = { outcome: 'counted' };

/** What the function `claim_status` returns. A wrong number and a wrong address look the same. */
export type ClaimLookup = { outcome: 'none' | 'limited' } | FoundClaim | Counted;

export type FoundClaim = {
  outcome: 'found';
  status: ClaimStatus;
  since: string;
  /** A sentence of the staff. A claim can be closed without one. */
  message: string | null;
  /** The statuses that were set, apart from closed. An older project does not say. */
  steps?: ClaimStatus[];
  sent_at: string;
  photos: number;
};

/** What the function `add_claim_photos` returns. */
export type PhotosAdded = { outcome: 'added' | 'none' | 'limited' | 'closed' | 'full' } | Counted;

/** Asks again where the first call counted the guess. */
export async function askAboutClaim<Answer extends { outcome: string }>(
  ask: () => Promise<unknown>,
): Promise<Exclude<Answer, Counted>> {
  const first = (await ask()) as Answer;
  return (first.outcome === 'counted' ? await ask() : first) as Exclude<Answer, Counted>;
}

/** What is stored where nobody was asked whether someone is hurt. */
export const notAsked = 'not_asked';

/** How many a form sends at a time. */
export const photosPerClaim = 8;
/** How many a claim holds, with those that were added later. */
export const mostPhotos = 24;
export const photoBytes = 10 * 1024 * 1024;
/** An adjuster calls within this many hours. */
export const adjusterHours = 24;
