import type { Backend } from '#app/lib/submit/backend.ts';
import { insertRow } from '#app/lib/submit/insert-row.ts';
import {
  type Submission,
  type SubmitResult,
  sendWithUploads,
  toSubmitResult,
} from '#app/lib/submit/submission.ts';
import { type OnPhoto, uploadPhotos } from './photos/upload-photos.ts';
import type { ClaimValues } from './schema.ts';
import { toRow } from './to-row.ts';

/** Uploads first, so that a row never points at a file that does not exist. */
export function submitClaim(
  values: ClaimValues,
  submission: Submission,
  backend: Backend,
  onPhoto?: OnPhoto,
): Promise<SubmitResult> {
  const send = async () => {
    const urls = await uploadPhotos(backend, submission, values.photos ?? [], onPhoto);
    return insertRow(backend, 'claim_reports', toRow(submission.id, values, urls));
  };
  return toSubmitResult(() => sendWithUploads(submission, send));
}
