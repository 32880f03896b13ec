/** Why the backend took nothing this time, where a person can do something about it. */
export type Refusal = { reason: 'too-many' | 'closed'; seconds: number } | { reason: 'file' };

export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.reason);
    this.refusal = refusal;
  }
}

/** Another origin may not let its headers be read. */
const usualWait = 60;

/** The official clients pass on neither headers nor, always, the status; so the answer itself is looked at. */
export function readRefusal({ status, headers }: Response): Refusal | undefined {
  const seconds = Number(headers.get('retry-after')) || undefined;
  if (status === 429) return { reason: 'too-many', seconds: seconds ?? usualWait };
  return status === 503 && seconds ? { reason: 'closed', seconds } : undefined;
}
