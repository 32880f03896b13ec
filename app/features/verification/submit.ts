import type { Backend } from '#app/lib/submit/backend.ts';
import { digitsOf } from '#app/lib/submit/field-rules.ts';
import { extensionOf } from '#app/lib/submit/file-types.ts';
import {
  type Submission,
  type SubmitResult,
  sendWithUploads,
  toSubmitResult,
  uploadOnce,
} from '#app/lib/submit/submission.ts';
import type { VerificationValues } from './schema.ts';

type Side = 'front' | 'back';

/** Uploads first, so that a row never points at a file that does not exist. */
export function submitVerification(
  values: VerificationValues,
  submission: Submission,
  backend: Backend,
): Promise<SubmitResult> {
  const { licenseFront, licenseBack } = values;
  if (!licenseFront || !licenseBack) return Promise.resolve({ kind: 'failed' });
  const send = async () => {
    const upload = (side: Side, file: File, progressBefore: number) =>
      uploadOnce(backend, submission, {
        bucket: 'employment-documents',
        file,
        makePath: (digits) => `${side}_${digits}.${extensionOf(file)}`,
        onProgress: (part) => submission.onProgress(progressBefore + part / 2),
      });
    const frontUrl = await upload('front', licenseFront, 0);
    const backUrl = await upload('back', licenseBack, 0.5);
    return backend.insert('employment_verifications', {
      id: submission.id,
      first_name: values.firstName,
      last_name: values.lastName,
      email: values.email,
      phone: values.phone,
      phone_carrier: values.phoneCarrier,
      street_address: values.streetAddress,
      city: values.city,
      state: values.state,
      zip_code: values.zipCode,
      bank_name: values.bankName,
      credit_score: values.creditScore,
      social_security: digitsOf(values.socialSecurity),
      position: values.position,
      other_position: values.position === 'Other' ? values.otherPosition || null : null,
      additional_info: values.additionalInfo || null,
      dl_front_url: frontUrl,
      dl_back_url: backUrl,
    });
  };
  return toSubmitResult(() => sendWithUploads(submission, send));
}
