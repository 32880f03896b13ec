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
import { type ApplicationValues, applicationForm } from './definition.ts';
import { resumePath } from './resume-path.ts';

/** Uploads first, so that a row never points at a file that does not exist. */
export function submitApplication(
  values: ApplicationValues & { jobTitle: string },
  submission: Submission,
  backend: Backend,
): Promise<SubmitResult> {
  const { resume } = values;
  if (!resume) return Promise.resolve({ kind: 'failed' });
  const send = async () => {
    const resume_url = await uploadOnce(backend, submission, {
      bucket: 'resumes',
      file: resume,
      makePath: (digits) => resumePath(digits, values.fullName, extensionOf(resume)),
    });
    const row = { id: submission.id, ...toRow(applicationForm.fields, values), resume_url };
    return insertRow(backend, 'job_applications', row);
  };
  return toSubmitResult(() => sendWithUploads(submission, send));
}
