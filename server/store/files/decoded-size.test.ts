import sharp from 'sharp';
import { expect, test } from 'vitest';
import { multiScanJpeg } from '../../../tests/support/multi-scan-jpeg.ts';
import { estimateDecodedSize } from './decoded-size.ts';

const plain = { create: { width: 40, height: 20, channels: 3 as const, background: '#c84' } };
const pixels = 40 * 20;
const deep = () => sharp(plain).ensureAlpha().toColourspace('rgb16');

test.each([
  ['a JPEG', sharp(plain).jpeg(), 0],
  ['a rotated JPEG', sharp(plain).jpeg().withMetadata({ orientation: 6 }), 0],
  ['a progressive JPEG', sharp(plain).jpeg({ progressive: true }), pixels * 3 * 2],
  ['a progressive CMYK JPEG', sharp(plain).toColourspace('cmyk').jpeg({ progressive: true }), pixels * 4 * 2],
  ['a PNG', sharp(plain).png(), 0],
  ['an interlaced PNG', sharp(plain).png({ progressive: true }), pixels * 3],
  ['an interlaced PNG with 16 bits and alpha', deep().png({ progressive: true }), pixels * 4 * 2],
  ['a rotated PNG with 16 bits and alpha', deep().png().withMetadata({ orientation: 6 }), pixels * 4 * 2],
])('%s', async (_, picture, bytes) => {
  expect(estimateDecodedSize(await sharp(await picture.toBuffer()).metadata())).toBe(bytes);
});

test('a JPEG that is not progressive but has a scan for each component', async () => {
  expect(estimateDecodedSize(await sharp(multiScanJpeg(80)).metadata())).toBe(80 * 80 * 3 * 2);
});
