import { writeFile } from 'node:fs/promises';
import { createQueue, type Sender } from './one-at-a-time.ts';
import { storageErrors } from './storage-error.ts';

export type PictureType = 'jpeg' | 'png';

/** A card stays readable at the first; the smaller ones are for pictures that would not fit the bucket otherwise. */
const longestEdges = [2400, 1700, 1200];

/** More than cameras make. A PNG cannot be opened at a smaller size, so it gets less. */
const mostPixels: Record<PictureType, number> = { jpeg: 50_000_000, png: 25_000_000 };

const longestSeconds = 20;
const inTurn = createQueue();

/**
 * Makes the picture anew from its pixels, upright: places, serial numbers, comments and whatever was hung on behind do
 * not come along. Gives back the new size.
 */
export function cleanPicture(
  file: string,
  { type, limit, sender }: { type: PictureType; limit: number; sender: Sender },
): Promise<number> {
  return inTurn(sender, async () => {
    const picture = await encode(file, type, limit);
    await writeFile(file, picture, { flush: true });
    return picture.length;
  });
}

async function encode(file: string, type: PictureType, limit: number): Promise<Buffer> {
  const sharp = await loadSharp();
  for (const edge of longestEdges) {
    const picture = await sharp(file, { limitInputPixels: mostPixels[type], failOn: 'error' })
      .autoOrient()
      .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: longestSeconds })
      .toFormat(type, type === 'jpeg' ? { quality: 85 } : {})
      .toBuffer()
      .catch(() => {
        throw storageErrors.badType('The picture cannot be read');
      });
    if (picture.length <= limit) return picture;
  }
  throw storageErrors.tooLarge();
}

/** Loaded with the first picture. One thread and no cache: a little slower, and far less memory. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
