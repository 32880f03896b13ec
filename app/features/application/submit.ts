import type { Backend } from '#app/lib/submit/backend.ts';
import { extensionOf } from '#app/lib/submit/file-types.ts';
import { insertRow } from '#app/lib/submit/insert-row.ts';
import { sanitize } from '#app/lib/submit/sanitize.ts';
import {
  type Submission,
  type SubmitResult,
  sendWithUploads,
  toSubmitResult,
  uploadOnce,
} from '#app/lib/submit/submission.ts';
import { resumePath } from './resume-path.ts';
import type { ApplicationValues } from './schema.ts';

/** Uploads first, so that a row never points at a file that does not exist. */
export function submitApplication(
  { resume, ...values }: ApplicationValues & { jobTitle: string },
  submission: Submission,
  backend: Backend,
): Promise<SubmitResult> {
  if (!resume) return Promise.resolve({ kind: 'failed' });
  const send = async () => {
    const resumeUrl = await uploadOnce(backend, submission, {
      bucket: 'resumes',
      file: resume,
      makePath: (digits) => resumePath(digits, values.fullName, extensionOf(resume)),
    });
    return insertRow(backend, 'job_applications', {
      id: submission.id,
      full_name: values.fullName,
      email: values.email,
      phone: values.phone,
      street: values.street,
      city: values.city,
      state: values.state,
      zip_code: values.zipCode,
      cover_letter: values.coverLetter,
      job_title: sanitize(values.jobTitle),
      resume_url: resumeUrl,
    });
  };
  return toSubmitResult(() => sendWithUploads(submission, send));
}
