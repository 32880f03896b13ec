import { writeFile } from 'node:fs/promises';
import { loadOnce } from '../../lib/load-once.ts';
import { notAccepted } from '../../lib/not-accepted.ts';
import { createSerialQueue, type Sender } from '../../lib/serial-queue.ts';
import { estimateDecodedSize } from './decoded-size.ts';

export type PictureType = 'jpeg' | 'png';

/** In pixels. A card is readable at the first; the smaller ones are tried if the result exceeds the bucket's limit. */
const maxEdges = [2400, 1700, 1200];

/** More than cameras produce. A PNG cannot be decoded at a smaller size, so its limit is lower. */
const maxPixels: Record<PictureType, number> = { jpeg: 50_000_000, png: 25_000_000 };

/** A PNG is scaled some lines at a time: those of one that is a million pixels wide need gigabytes. */
const longestEdge: Record<PictureType, number> = { jpeg: 65_535, png: 20_000 };

/** Enough for a progressive JPEG of 12 megapixels. Cameras write pictures that are decoded row by row. */
const maxDecodedSize = 80 * 1024 * 1024;

const timeoutSeconds = 20;
const enqueue = createSerialQueue();

/**
 * Re-encodes a picture from its pixels, upright, which drops locations, serial numbers, comments and appended data. Returns the
 * new size.
 */
export function cleanPicture(
  file: string,
  { type, limit, sender }: { type: PictureType; limit: number; sender: Sender },
): Promise<number> {
  return enqueue(sender, async () => {
    const picture = await encode(file, type, limit);
    await writeFile(file, picture, { flush: true });
    return picture.length;
  });
}

async function encode(file: string, type: PictureType, limit: number): Promise<Buffer> {
  const sharp = await loadSharp();
  const header = await sharp(file).metadata().catch(refuseUnreadable);
  const { width, height } = header;
  const isTooLong = Math.max(width, height) > longestEdge[type];
  if (isTooLong || width * height > maxPixels[type] || estimateDecodedSize(header) > maxDecodedSize)
    throw notAccepted.badType(
      'The picture is too large to be read. Take a new photo, or save it smaller and not as progressive or interlaced.',
    );
  for (const edge of maxEdges) {
    const picture = await sharp(file, { limitInputPixels: maxPixels[type], failOn: 'error' })
      .autoOrient()
      .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: timeoutSeconds })
      .toFormat(type, type === 'jpeg' ? { quality: 85 } : {})
      .toBuffer()
      .catch(refuseUnreadable);
    if (picture.length <= limit) return picture;
  }
  throw notAccepted.tooLarge();
}

function refuseUnreadable(): never {
  throw notAccepted.badType('The picture cannot be read');
}

/**
 * Loaded with the first picture. One thread and no cache need far less memory and little more time. Of libvips's loaders only two
 * are allowed: the one for Ultra HDR would decode a phone's JPEG at full size and hide that it is progressive.
 */
const loadSharp = loadOnce(async () => {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng'] });
  return sharp;
});
