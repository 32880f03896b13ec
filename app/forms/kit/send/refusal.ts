import type { Refusal } from '#domain/refused-submission.ts';

/** What is wrong, and what to do about it. */
export type Complaint = { title: string; text?: string };

export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.reason);
    this.refusal = refusal;
  }
}

/** By its shape: our server and its build of the site each have their own class. */
export function refusalOf(error: unknown): Refusal | undefined {
  return error instanceof Error && 'refusal' in error ? (error.refusal as Refusal) : undefined;
}

/** In seconds, for origins that do not expose the `Retry-After` header. */
const defaultWait = 60;

/** Reads the response itself, because the official clients drop its headers and sometimes its status. */
export function readRefusal({ status, headers }: Response): Refusal | undefined {
  const seconds = Number(headers.get('retry-after')) || undefined;
  if (status === 429) return { reason: 'too-many', seconds: seconds ?? defaultWait };
  return status === 503 && seconds ? { reason: 'closed', seconds } : undefined;
}
