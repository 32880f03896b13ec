import { extensionOf } from '#app/forms/kit/define/file-types.ts';
import { photoWords } from '#content/photos.ts';
import { photoBytes } from '#domain/claims.ts';

export const photoExtensions = ['jpg', 'jpeg', 'png', 'pdf'];

/** Returns what is wrong with a file that is about to be added. */
export function refusePhoto(file: File): { title: string } | undefined {
  if (file.size === 0 || !photoExtensions.includes(extensionOf(file)))
    return { title: photoWords.wrongType(file.name) };
  if (file.size > photoBytes) return { title: photoWords.tooLarge(file.name) };
  return undefined;
}
