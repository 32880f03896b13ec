import type { Bucket } from '#domain/kinds.ts';
import type { Refusal } from '#domain/refused-submission.ts';
import { withTypeFromName } from '../define/file-types.ts';
import type { Backend, OnProgress } from './backend.ts';
import { makeDigits, makeUuid } from './random.ts';
import { Refused, refusalOf } from './refusal.ts';

export type SubmitResult = { kind: 'stored' } | { kind: 'failed'; refusal?: Refusal };

/** Shared by all attempts to send the same values: the id prevents duplicate rows, and `uploads` repeated uploads. */
export type Submission = {
  id: string;
  uploads: WeakMap<File, { url: string; at: number }>;
  onProgress: OnProgress;
};

/** The backend takes a file for a day after its upload. */
const reuseLimit = 12 * 60 * 60 * 1_000;

export function createSubmission(onProgress: OnProgress = () => {}): Submission {
  return { id: makeUuid(), uploads: new WeakMap(), onProgress };
}

type Upload = {
  bucket: Bucket;
  file: File;
  /** Random digits, because a stranger must not be able to guess the path. */
  makePath: (digits: string) => string;
  onProgress?: OnProgress;
};

const maxAttempts = 3;

/** Uploads a file once per submission. If its path is taken, tries another. */
export async function uploadOnce(
  backend: Backend,
  submission: Submission,
  { bucket, file, makePath, onProgress }: Upload,
): Promise<string> {
  const earlier = submission.uploads.get(file);
  const now = Date.now();
  if (earlier && now - earlier.at < reuseLimit) return earlier.url;
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const url = await backend
      .upload(bucket, makePath(makeDigits()), withTypeFromName(file), onProgress ?? submission.onProgress)
      .catch((error: unknown) => {
        throw nameFile(error, file);
      });
    if (url === 'taken') continue;
    if (!url) break;
    submission.uploads.set(file, { url, at: now });
    return url;
  }
  throw new Error('Failed to upload documents');
}

/** Lets the form show a refusal at the field of the file. */
function nameFile(error: unknown, file: File): unknown {
  return refusalOf(error)?.reason === 'file' ? new Refused({ reason: 'file', file }) : error;
}

/**
 * Sends a row that points to uploaded files. If the backend can no longer use them, uploads them again once. This happens
 * when someone corrects an answer after a lost response: the files belong to the row that was stored then.
 */
export async function sendWithUploads<Result>(
  submission: Submission,
  send: () => Promise<Result>,
): Promise<Result> {
  try {
    return await send();
  } catch (error) {
    if (refusalOf(error)?.reason !== 'uploads') throw error;
    submission.uploads = new WeakMap();
    return send();
  }
}

/** Turns every failure into a result that the form can show. */
export async function toSubmitResult(send: () => Promise<boolean>): Promise<SubmitResult> {
  try {
    return { kind: (await send()) ? 'stored' : 'failed' };
  } catch (error) {
    const refusal = refusalOf(error);
    return { kind: 'failed', ...(refusal && { refusal }) };
  }
}
