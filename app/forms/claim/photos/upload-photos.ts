import { extensionOf } from '#app/forms/kit/define/file-types.ts';
import type { Backend } from '#app/forms/kit/send/backend.ts';
import { makeUuid } from '#app/forms/kit/send/random.ts';
import { refusalOf } from '#app/forms/kit/send/refusal.ts';
import { type Submission, uploadOnce } from '#app/forms/kit/send/submission.ts';

/** How far a photo is: the part that is uploaded, from 0 to 1, or why it is not. */
export type PhotoState = number | 'failed' | 'refused';
export type OnPhoto = (photo: File, state: PhotoState) => void;

/** A phone's connection is not faster with more of them. */
const atOnce = 2;

/**
 * Uploads each photo that is not uploaded yet into a folder that nobody can guess. One that fails does not stop the others, so
 * that a retry has less to send. Resolves to their addresses in order, or fails as the first one did.
 */
export async function uploadPhotos(
  backend: Backend,
  submission: Submission,
  photos: readonly File[],
  onPhoto: OnPhoto = () => {},
): Promise<string[]> {
  const folder = makeUuid();
  const urls: string[] = [];
  const errors: unknown[] = [];
  const waiting = photos.entries();

  async function uploadNext(): Promise<void> {
    for (const [at, photo] of waiting) {
      try {
        urls[at] = await uploadOnce(backend, submission, {
          bucket: 'claim-photos',
          file: photo,
          makePath: (digits) => `${folder}/${digits}_${at + 1}.${extensionOf(photo)}`,
          // The last part is not in before the server has said so.
          onProgress: (part) => onPhoto(photo, Math.min(part, 0.99)),
        });
        onPhoto(photo, 1);
      } catch (error) {
        errors.push(error);
        onPhoto(photo, refusalOf(error)?.reason === 'file' ? 'refused' : 'failed');
      }
    }
  }

  await Promise.all(Array.from({ length: atOnce }, uploadNext));
  if (errors.length > 0) throw errors[0];
  return urls;
}
