import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import type { PictureShape } from '#domain/website/uploaded-pictures.ts';
import { multiScanJpeg } from '../../../tests/support/multi-scan-jpeg.ts';
import { encodeUpload } from './encode-upload.ts';

const plain = (width: number, height: number, background = '#2a6') =>
  sharp({ create: { width, height, channels: 3, background } });
/** A red half above a blue one. */
const halves = () =>
  plain(600, 800, '#00f').composite([
    { input: { create: { width: 600, height: 400, channels: 3, background: '#f00' } }, top: 0, left: 0 },
  ]);

async function upload(bytes: Uint8Array | Sharp, shape: PictureShape = 'scene') {
  const given = bytes instanceof Uint8Array ? bytes : await bytes.toBuffer();
  const result = await encodeUpload({ bytes: given, shape }, 'anyone');
  return 'refusal' in result ? result.refusal : result;
}
async function accepted(...given: Parameters<typeof upload>) {
  const result = await upload(...given);
  if (typeof result === 'string') throw new Error(result);
  return result;
}

test('a picture becomes AVIF in the widths of pages, and a WebP', async () => {
  const { width, height, files, fallback } = await accepted(plain(1300, 1300).jpeg());
  expect({ width, height }).toEqual({ width: 1200, height: 900 });
  expect(files.map((file) => file.width)).toEqual([400, 660, 800, 1200]);
  for (const file of files) {
    const header = await sharp(Buffer.from(file.bytes)).metadata();
    expect(header).toMatchObject({ format: 'heif', width: file.width, height: file.width * 0.75 });
  }
  expect(await sharp(Buffer.from(fallback)).metadata()).toMatchObject({ format: 'webp', width: 1200 });
});

test.each(['png', 'webp', 'avif'] as const)('a %s is taken as well', async (format) => {
  expect(await accepted(plain(160, 160).toFormat(format), 'portrait')).toMatchObject({ width: 160 });
});

test('a smaller picture is not enlarged, and a portrait is a square', async () => {
  expect((await accepted(plain(700, 700).png())).files.map(({ width }) => width)).toEqual([400, 660, 700]);
  expect(await accepted(plain(200, 300).png(), 'portrait')).toMatchObject({ width: 200, height: 200 });
});

test('a picture that lies on its side is turned upright, and tells nothing of its camera', async () => {
  const photo = halves()
    .jpeg()
    .withMetadata({ orientation: 6, exif: { IFD0: { Make: 'Secretcam' } } });
  const { width, height, fallback } = await accepted(photo);
  expect({ width, height }).toEqual({ width: 800, height: 600 });
  const picture = Buffer.from(fallback);
  expect(await sharp(picture).metadata()).not.toHaveProperty('exif');
  expect(picture.includes('Secretcam')).toBe(false);
  // Turned to the right, what was above is on the right.
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const redOf = (x: number) => data[(300 * info.width + x) * info.channels] ?? 0;
  expect(redOf(750)).toBeGreaterThan(redOf(50));
});

test('what is appended to a picture, or stands in its comments, is gone', async () => {
  const png = await plain(500, 500).png().toBuffer();
  const { fallback, files } = await accepted(
    Buffer.concat([png, Buffer.from('<script>alert(1)</script>PK\u0003\u0004')]),
  );
  for (const bytes of [fallback, ...files.map((file) => file.bytes)])
    expect(Buffer.from(bytes).includes('<script>')).toBe(false);
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['markup', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"><script/></svg>')],
  ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
  ['a PDF', Buffer.from('%PDF-1.7\n')],
])('%s is no picture', async (_, bytes) => {
  expect(await upload(bytes)).toBe('bad_picture');
});

test('a truncated picture is refused', async () => {
  for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
    const noise = sharp({
      create: {
        width: 420,
        height: 420,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    });
    const whole = await noise.toFormat(format).toBuffer();
    expect(await upload(whole.subarray(0, whole.length / 2)), format).toBe('bad_picture');
  }
});

test('one pixel is too small', async () => {
  expect(await upload(plain(1, 1).png())).toBe('small_picture');
});

test('144 megapixels, lines of a million pixels and many scans are refused by the header', async () => {
  expect(await upload(plain(12_000, 12_000).png())).toBe('large_picture');
  expect(await upload(plain(1_000_000, 2).png())).toBe('large_picture');
  expect(await upload(multiScanJpeg(9_000))).toBe('large_picture');
});
