import type { Backend } from '#app/lib/submit/backend.ts';
import { insertRow } from '#app/lib/submit/insert-row.ts';
import { type Submission, type SubmitResult, toSubmitResult } from '#app/lib/submit/submission.ts';
import type { ContactValues } from './schema.ts';

export function submitContact(
  { honeypot: _, ...values }: ContactValues,
  submission: Submission,
  backend: Backend,
): Promise<SubmitResult> {
  return toSubmitResult(() => insertRow(backend, 'contacts', { id: submission.id, ...values }));
}
