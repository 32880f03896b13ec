import type { Metadata } from 'sharp';

type Header = Pick<
  Metadata,
  'format' | 'width' | 'height' | 'channels' | 'depth' | 'isProgressive' | 'orientation'
>;

/**
 * Bytes that a decoder holds at once, from the picture's header. Zero if it can decode row by row.
 *
 * A JPEG in several scans, such as a progressive one, keeps every coefficient in two bytes until the last scan. Each component
 * counts at full size, because the header can lie about a smaller one. An interlaced PNG is complete only at its end, and a
 * PNG must be decoded at full size before it is turned upright. A JPEG is scaled down first.
 */
export function estimateDecodedSize({ format, isProgressive, orientation = 1, ...header }: Header): number {
  const samples = header.width * header.height * header.channels;
  if (format === 'jpeg') return isProgressive ? samples * 2 : 0;
  const isHeldWhole = isProgressive || orientation > 1;
  return isHeldWhole ? samples * (header.depth === 'uchar' ? 1 : 2) : 0;
}
