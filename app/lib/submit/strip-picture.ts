import { megabyte } from './file-types.ts';

/** As on the server: a card stays readable, and the upload gets shorter. */
const longestEdge = 2400;
const quality = 0.9;

/**
 * The picture made anew from its pixels, upright, without the place and the camera it came from: where files go straight to a
 * hosted backend, nobody else would remove them. A picture that this browser cannot read is sent as it is.
 */
export async function stripPicture(file: File): Promise<File> {
  if (!/^image\/(jpeg|png)$/.test(file.type)) return file;
  try {
    const blob = await redraw(file);
    // A browser that cannot write the type writes a PNG instead, and a drawing may grow past the limit.
    if (blob?.type !== file.type || blob.size > Math.max(file.size, 10 * megabyte)) return file;
    return new File([blob], file.name, { type: file.type, lastModified: file.lastModified });
  } catch {
    return file;
  }
}

async function redraw(file: File): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const scale = Math.min(1, longestEdge / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    const context = canvas.getContext('2d');
    if (!context) return null;
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => canvas.toBlob(resolve, file.type, quality));
  } finally {
    bitmap.close();
  }
}
