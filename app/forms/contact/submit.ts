import { toRow } from '../kit/define/define-form.ts';
import type { Backend } from '../kit/send/backend.ts';
import { insertRow } from '../kit/send/insert-row.ts';
import { type Submission, type SubmitResult, toSubmitResult } from '../kit/send/submission.ts';
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
