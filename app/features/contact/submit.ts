import type { Backend } from '#app/lib/submit/backend.ts';
import { toRow } from '#app/lib/submit/define-form.ts';
import { insertRow } from '#app/lib/submit/insert-row.ts';
import { type Submission, type SubmitResult, toSubmitResult } from '#app/lib/submit/submission.ts';
import { type ContactValues, contactForm } from './definition.ts';

export function submitContact(
  values: ContactValues,
  submission: Submission,
  backend: Backend,
): Promise<SubmitResult> {
  return toSubmitResult(() =>
    insertRow(backend, 'contacts', { id: submission.id, ...toRow(contactForm.fields, values) }),
  );
}
