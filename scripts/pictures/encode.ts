import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Crop } from './crops.ts';

export type Size = { widths: number[]; width: number; height: number };

/** Ten packets, less the headers. */
const firstFlight = 14_000;
/** Several cards load at once on a phone, each less than 200 px wide. */
const card = { width: 400, maxBytes: 10_000 };
const maxBytes = 120 * 1024;
const qualities = { highest: 58, step: 4, lowest: 10 };

/** Writes AVIF in every width of the crop, and one WebP for browsers without AVIF. */
export async function encode(pixels: Buffer, crop: Crop, night: '' | '-night', folder: string) {
  const { name, widths } = crop;
  const width = Math.max(...widths);
  const fileOf = (each: number, format: string) => path.join(folder, `${name}${night}-${each}.${format}`);
  for (const each of widths) {
    const picture = await toAvif(pixels, each, maxBytesOf(each, crop.phoneWidth ?? 0));
    if (!picture)
      throw new Error(
        `${name}${night} has too much detail to load fast at ${each} pixels. Use a calmer picture.`,
      );
    await writeFile(fileOf(each, 'avif'), picture);
    console.log(`${path.basename(fileOf(each, 'avif'))}: ${Math.round(picture.length / 1024)} KB`);
  }
  const { height } = await sharp(pixels)
    .resize({ width })
    .webp({ quality: 80, alphaQuality: 90, effort: 5 })
    .toFile(fileOf(width, 'webp'));
  return { widths, width, height };
}

function maxBytesOf(width: number, phoneWidth: number): number {
  if (phoneWidth && width <= card.width) return card.maxBytes;
  return width <= phoneWidth ? firstFlight : maxBytes;
}

/** Lowers the quality until the picture fits. */
async function toAvif(input: Buffer, width: number, limit: number): Promise<Buffer | undefined> {
  const pixels = await sharp(input).resize({ width }).png({ compressionLevel: 0 }).toBuffer();
  const effort = limit === card.maxBytes ? 6 : 4;
  for (let quality = qualities.highest; quality >= qualities.lowest; quality -= qualities.step) {
    const picture = await sharp(pixels).avif({ quality, effort }).toBuffer();
    if (picture.length <= limit) return picture;
  }
  return undefined;
}
