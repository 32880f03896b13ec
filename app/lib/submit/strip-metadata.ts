import { megabyte } from './file-types.ts';

/** The same as on the server: a license stays readable. */
const longestEdge = 2400;
const quality = 0.9;

/**
 * Re-encodes a picture to remove its metadata, such as the location. A hosted backend would not remove it.
 * A picture that this browser cannot decode is sent unchanged.
 */
export async function stripMetadata(file: File): Promise<File> {
  if (!/^image\/(jpeg|png)$/.test(file.type)) return file;
  try {
    const blob = await reencode(file);
    // Browsers fall back to PNG for types that they cannot encode, and a re-encoded picture may exceed the limit.
    if (blob?.type !== file.type || blob.size > Math.max(file.size, 10 * megabyte)) return file;
    return new File([blob], file.name, { type: file.type, lastModified: file.lastModified });
  } catch {
    return file;
  }
}

async function reencode(file: File): Promise<Blob | null> {
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
