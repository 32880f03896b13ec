import { redrawPicture } from '#app/forms/kit/send/strip-metadata.ts';

/**
 * Turns a picture into a smaller JPEG file without place and camera data: quick to upload, and small enough to keep in the
 * draft. What this browser cannot draw stays as it is; our server strips it too.
 */
export async function preparePhoto(file: File, redraw = redrawPicture): Promise<File> {
  if (!file.type.startsWith('image/')) return file;
  return (await redraw(file, 'image/jpeg')) ?? file;
}
