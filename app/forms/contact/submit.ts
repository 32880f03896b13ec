import type { Backend } from '../kit/submit/backend.ts';
import { toRow } from '../kit/submit/define-form.ts';
import { insertRow } from '../kit/submit/insert-row.ts';
import { type Submission, type SubmitResult, toSubmitResult } from '../kit/submit/submission.ts';
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
