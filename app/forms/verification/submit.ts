import type { AskedQuestions } from '#domain/verification-questions.ts';
import { toRow } from '../kit/define/define-form.ts';
import { extensionOf } from '../kit/define/file-types.ts';
import type { Backend } from '../kit/send/backend.ts';
import { insertRow } from '../kit/send/insert-row.ts';
import {
  type Submission,
  type SubmitResult,
  sendWithUploads,
  toSubmitResult,
  uploadOnce,
} from '../kit/send/submission.ts';
import { selectAsked, verificationForm } from './definition.ts';
import type { VerificationValues } from './schema.ts';

type Side = 'front' | 'back';

/** Uploads first, so that a row never points at a file that does not exist. */
export function submitVerification(
  values: VerificationValues,
  submission: Submission,
  backend: Backend,
  questions: AskedQuestions,
): Promise<SubmitResult> {
  const { licenseFront, licenseBack } = values;
  const upload = (side: Side, file: File, progressBefore: number) =>
    uploadOnce(backend, submission, {
      bucket: 'employment-documents',
      file,
      makePath: (digits) => `${side}_${digits}.${extensionOf(file)}`,
      onProgress: (part) => submission.onProgress(progressBefore + part / 2),
    });
  // Without a column of a question that is not asked: the owner may have revoked the permission to insert it.
  const asked = selectAsked(Object.keys(verificationForm.fields), questions);
  const row = toRow(verificationForm.fields, values, asked);
  const insert = (license?: { dl_front_url: string; dl_back_url: string }) =>
    insertRow(backend, 'employment_verifications', { id: submission.id, ...row, ...license });

  if (!questions.driversLicense) return toSubmitResult(() => insert());
  if (!licenseFront || !licenseBack) return Promise.resolve({ kind: 'failed' });
  const send = async () => {
    const dl_front_url = await upload('front', licenseFront, 0);
    const dl_back_url = await upload('back', licenseBack, 0.5);
    return insert({ dl_front_url, dl_back_url });
  };
  return toSubmitResult(() => sendWithUploads(submission, send));
}
