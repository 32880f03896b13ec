import sharp, { type Metadata } from 'sharp';
import { type PictureShape, pictureShapes, widthsOf } from '#domain/website/uploaded-pictures.ts';
import { estimateDecodedSize } from '../files/decoded-size.ts';

type EncodedFile = { width: number; bytes: Uint8Array };
export type EncodedPicture = { width: number; height: number; fallback: Uint8Array; files: EncodedFile[] };
export type PictureRefusal = { refusal: 'bad_picture' | 'large_picture' | 'small_picture' };

const formats = ['jpeg', 'png', 'webp', 'heif'];
/** WebP and AVIF are decoded whole. */
const maxPixels = { jpeg: 50_000_000, other: 25_000_000 };
const longestEdge = 20_000;
const maxDecodedSize = 80 * 1024 * 1024;

/** As `npm run pictures` encodes those of the company. */
const firstFlight = { upToWidth: 660, bytes: 14_000 };
const maxBytes = 120 * 1024;
const qualities = [58, 48, 38, 28, 18, 10];

/** The loaders of these formats alone: libvips has others, for markup and for scientific data. */
export function prepareEncoder(): void {
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  const loaders = ['Jpeg', 'Png', 'Webp', 'Heif'];
  sharp.unblock({ operation: loaders.map((name) => `VipsForeignLoad${name}`) });
}

/** Writes a picture anew from its pixels, upright and cut to its shape, which drops everything else in the file. */
export async function encodePicture(
  bytes: Uint8Array,
  shape: PictureShape,
): Promise<EncodedPicture | PictureRefusal> {
  const header =
    bytes.length > 0
      ? await sharp(bytes)
          .metadata()
          .catch(() => undefined)
      : undefined;
  if (!header || !formats.includes(header.format)) return { refusal: 'bad_picture' };
  if (isTooLarge(header)) return { refusal: 'large_picture' };
  const size = sizeIn(header, shape);
  if (size.width < pictureShapes[shape].widths[0]) return { refusal: 'small_picture' };
  const pixels = await sharp(bytes, { limitInputPixels: maxPixels.jpeg, failOn: 'error' })
    .autoOrient()
    .resize({ ...size, fit: 'cover', position: 'attention' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .png({ compressionLevel: 0 })
    .toBuffer()
    .catch(() => undefined);
  if (!pixels) return { refusal: 'bad_picture' };
  const files: EncodedFile[] = [];
  for (const width of widthsOf(size)) files.push({ width, bytes: await toAvif(pixels, width) });
  const fallback = await sharp(pixels).webp({ quality: 80, effort: 5 }).toBuffer();
  return { ...size, fallback, files };
}

function isTooLarge(header: Metadata): boolean {
  const { format, width, height } = header;
  const pixels = format === 'jpeg' ? maxPixels.jpeg : maxPixels.other;
  const decoded = format === 'jpeg' || format === 'png' ? estimateDecodedSize(header) : 0;
  return Math.max(width, height) > longestEdge || width * height > pixels || decoded > maxDecodedSize;
}

/** The largest part of the picture that has the shape, but no larger than pages show. */
function sizeIn({ autoOrient }: Metadata, shape: PictureShape) {
  const { width, height, widths } = pictureShapes[shape];
  const widest = Math.floor(Math.min(autoOrient.width, (autoOrient.height * width) / height));
  const own = Math.min(widest, widths[widths.length - 1] ?? widest);
  return { width: own, height: Math.round((own * height) / width) };
}

/** Lowers the quality until the picture fits. One with too much detail stays larger: nobody is sent away with a good photo. */
async function toAvif(pixels: Buffer, width: number): Promise<Buffer> {
  const limit = width <= firstFlight.upToWidth ? firstFlight.bytes : maxBytes;
  const small = await sharp(pixels).resize({ width }).png({ compressionLevel: 0 }).toBuffer();
  let picture = Buffer.alloc(0);
  for (const quality of qualities) {
    picture = await sharp(small).avif({ quality, effort: 4 }).toBuffer();
    if (picture.length <= limit) break;
  }
  return picture;
}
