import type { Backend, Bucket, OnProgress } from './backend.ts';
import { withTypeFromName } from './file-types.ts';
import { type Refusal, Refused } from './refusal.ts';
import { makeUuid } from './uuid.ts';

export type SubmitResult = { kind: 'stored' } | { kind: 'failed'; refusal?: Refusal };

/** Shared by all attempts to send the same values: the id prevents duplicate rows, and `uploads` repeated uploads. */
export type Submission = {
  id: string;
  uploads: WeakMap<File, { url: string; at: number }>;
  onProgress: OnProgress;
};

/** The server deletes orphaned uploads after 24 hours. */
const reuseLimit = 12 * 60 * 60 * 1_000;

export function createSubmission(onProgress: OnProgress = () => {}): Submission {
  return { id: makeUuid(), uploads: new WeakMap(), onProgress };
}

type Upload = {
  bucket: Bucket;
  file: File;
  makePath: (timestamp: number) => string;
  onProgress?: OnProgress;
};

/** Uploads a file once per submission. If its path is taken, tries the next millisecond's. */
export async function uploadOnce(
  backend: Backend,
  submission: Submission,
  { bucket, file, makePath, onProgress }: Upload,
): Promise<string> {
  const earlier = submission.uploads.get(file);
  const now = Date.now();
  if (earlier && now - earlier.at < reuseLimit) return earlier.url;
  for (const timestamp of [now, now + 1, now + 2]) {
    const url = await backend.upload(
      bucket,
      makePath(timestamp),
      withTypeFromName(file),
      onProgress ?? submission.onProgress,
    );
    if (url === 'taken') continue;
    if (!url) break;
    submission.uploads.set(file, { url, at: now });
    return url;
  }
  throw new Error('Failed to upload documents');
}

/** Turns every failure into a result that the form can show. */
export async function toSubmitResult(send: () => Promise<boolean>): Promise<SubmitResult> {
  try {
    return { kind: (await send()) ? 'stored' : 'failed' };
  } catch (error) {
    return { kind: 'failed', ...(error instanceof Refused && { refusal: error.refusal }) };
  }
}
