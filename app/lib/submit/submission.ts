import type { Backend, Bucket, OnProgress } from './backend.ts';
import { withDeclaredType } from './file-types.ts';
import { type Refusal, Refused } from './refusal.ts';
import { makeUuid } from './uuid.ts';

export type SubmitResult = { kind: 'stored' } | { kind: 'failed'; refusal?: Refusal };

/**
 * One thing that a visitor means to send, however often it is tried: its id makes a second try store nothing twice,
 * and a file that is up already is not sent again.
 */
export type Submission = {
  id: string;
  uploads: WeakMap<File, { url: string; at: number }>;
  onProgress: OnProgress;
};

/** After 24 hours the server deletes a file that no row points at: well before that, it is sent again. */
const longestReuse = 12 * 60 * 60 * 1_000;

export function createSubmission(onProgress: OnProgress = () => {}): Submission {
  return { id: makeUuid(), uploads: new WeakMap(), onProgress };
}

type Upload = { bucket: Bucket; file: File; pathAt: (timestamp: number) => string; onProgress?: OnProgress };

/** Uploads a file, once for each submission. A path that is taken already is tried again a millisecond later. */
export async function uploadOnce(
  backend: Backend,
  submission: Submission,
  { bucket, file, pathAt, onProgress }: Upload,
): Promise<string> {
  const known = submission.uploads.get(file);
  const now = Date.now();
  if (known && now - known.at < longestReuse) return known.url;
  for (const timestamp of [now, now + 1, now + 2]) {
    const url = await backend.upload(
      bucket,
      pathAt(timestamp),
      withDeclaredType(file),
      onProgress ?? submission.onProgress,
    );
    if (url === 'taken') continue;
    if (!url) break;
    submission.uploads.set(file, { url, at: now });
    return url;
  }
  throw new Error('Failed to upload documents');
}

/** Turns every way of going wrong into one answer that the form can show. */
export async function settle(send: () => Promise<boolean>): Promise<SubmitResult> {
  try {
    return { kind: (await send()) ? 'stored' : 'failed' };
  } catch (error) {
    return { kind: 'failed', ...(error instanceof Refused && { refusal: error.refusal }) };
  }
}
