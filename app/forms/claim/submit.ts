import { toRow } from '../kit/define/define-form.ts';
import type { Backend } from '../kit/send/backend.ts';
import { insertRow } from '../kit/send/insert-row.ts';
import {
  type Submission,
  type SubmitResult,
  sendWithUploads,
  toSubmitResult,
} from '../kit/send/submission.ts';
import { claimForm } from './definition.ts';
import { type OnPhoto, uploadPhotos } from './photos/upload-photos.ts';
import type { ClaimValues } from './schema.ts';

/** Uploads first, so that a row never points at a file that does not exist. */
export function submitClaim(
  values: ClaimValues,
  submission: Submission,
  backend: Backend,
  onPhoto?: OnPhoto,
): Promise<SubmitResult> {
  const send = async () => {
    const photo_urls = await uploadPhotos(backend, submission, values.photos ?? [], onPhoto);
    const row = { id: submission.id, ...toRow(claimForm.fields, values), photo_urls };
    return insertRow(backend, 'claim_reports', row);
  };
  return toSubmitResult(() => sendWithUploads(submission, send));
}
