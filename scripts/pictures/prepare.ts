import sharp from 'sharp';
import type { Crop } from './crops.ts';

/** By night a picture without a night version is shown a little darker. */
const dusk = { brightness: 0.78, saturation: 0.9 };
/** Around a photo, as a share of its width. */
const margin = 0.06;
const corner = 0.09;

/**
 * Cuts a picture to its shape, in full size and as raw pixels. Drawings with a transparent ground stay as they are. Photos
 * are cut to the part that stands out most, and get the frame of the crop. Throws one sentence if the picture is too small.
 */
export async function prepare(
  input: string | Buffer,
  crop: Crop,
  { file, darken }: { file: string; darken: boolean },
) {
  const upright = await sharp(input).autoOrient().png({ compressionLevel: 0 }).toBuffer();
  const { width, height } = await sharp(upright).metadata();
  // Many programs write an alpha channel into a picture that has no transparent pixel.
  const hasAlpha = !(await sharp(upright).stats()).isOpaque;
  const needed = Math.max(...crop.widths, crop.region ? crop.shape.width : 0);
  if (width < needed)
    throw new Error(`${file} is ${width} pixels wide. ${crop.name} needs at least ${needed}.`);
  let image = sharp(upright);
  const isInShape = width * crop.shape.height === height * crop.shape.width;
  if (!isInShape || (crop.region && width !== crop.shape.width)) {
    const target = crop.region ? crop.shape.width : Math.min(width, 2 * needed);
    image = image.resize({
      width: target,
      height: Math.round((target * crop.shape.height) / crop.shape.width),
      fit: hasAlpha ? 'contain' : 'cover',
      ...(hasAlpha ? { background: '#0000' } : { position: 'attention' }),
    });
  }
  if (darken) image = image.modulate(dusk);
  let pixels = await image.png({ compressionLevel: 0 }).toBuffer();
  if (crop.region) pixels = await sharp(pixels).extract(crop.region).png({ compressionLevel: 0 }).toBuffer();
  return crop.frame && !hasAlpha ? setInFrame(pixels, crop.frame) : pixels;
}

/** Rounds the corners, or cuts a circle, and leaves a transparent margin for the tint behind it. */
async function setInFrame(pixels: Buffer, frame: 'rounded' | 'circle'): Promise<Buffer> {
  const { width, height } = await sharp(pixels).metadata();
  const inset = frame === 'circle' ? 0 : Math.round(width * margin);
  const inner = { width: width - 2 * inset, height: height - 2 * inset };
  const radius = frame === 'circle' ? inner.width / 2 : inner.width * corner;
  const mask = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${inner.width}" height="${inner.height}"><rect width="100%" height="100%" rx="${radius}"/></svg>`,
  );
  const photo = await sharp(pixels)
    .resize({ ...inner, fit: 'cover' })
    .ensureAlpha()
    .composite([{ input: mask, blend: 'dest-in' }])
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp(photo)
    .extend({ top: inset, bottom: inset, left: inset, right: inset, background: '#0000' })
    .png({ compressionLevel: 0 })
    .toBuffer();
}
