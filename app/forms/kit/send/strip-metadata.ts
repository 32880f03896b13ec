import { extensionOf, megabyte } from '../define/file-types.ts';

/** The same as on the server: a license stays readable. */
const longestEdge = 2400;
const quality = 0.9;

type PictureType = 'image/jpeg' | 'image/png';
const extensions: Record<PictureType, string> = { 'image/jpeg': 'jpg', 'image/png': 'png' };

/** Files that this page has drawn itself. */
const redrawn = new WeakSet<File>();

/**
 * Re-encodes a picture to remove its metadata, such as the location. A hosted backend would not remove it.
 * A picture that this browser cannot decode is sent unchanged.
 */
export async function stripMetadata(file: File): Promise<File> {
  if (redrawn.has(file) || !isPictureType(file.type)) return file;
  return (await redrawPicture(file, file.type)) ?? file;
}

/** A copy of a picture without metadata, no larger than it needs to be. Undefined if this browser cannot make one. */
export async function redrawPicture(
  file: File,
  type: PictureType,
  draw: typeof drawPicture = drawPicture,
): Promise<File | undefined> {
  try {
    const blob = await draw(file, type);
    // Browsers fall back to PNG for types that they cannot encode, and a re-encoded picture may exceed the limit.
    if (blob?.type !== type || blob.size > Math.max(file.size, 10 * megabyte)) return undefined;
    const options = { type, lastModified: file.lastModified };
    const copy = new File([blob], withExtension(file, extensions[type]), options);
    redrawn.add(copy);
    return copy;
  } catch {
    return undefined;
  }
}

function isPictureType(type: string): type is PictureType {
  return type in extensions;
}

function withExtension(file: File, extension: string): string {
  const own = extensionOf(file);
  if (own === extension || (own === 'jpeg' && extension === 'jpg')) return file.name;
  return `${own ? file.name.slice(0, -own.length - 1) : file.name}.${extension}`;
}

async function drawPicture(file: File, type: PictureType): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const scale = Math.min(1, longestEdge / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    const context = canvas.getContext('2d');
    if (!context) return null;
    if (type === 'image/jpeg') {
      // What is transparent would become black.
      context.fillStyle = '#fff';
      context.fillRect(0, 0, canvas.width, canvas.height);
    }
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => canvas.toBlob(resolve, type, quality));
  } finally {
    bitmap.close();
  }
}
