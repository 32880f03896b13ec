import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cropsOf } from './crops.ts';
import { listSources } from './list-sources.ts';
import { prepare } from './prepare.ts';

const [scene] = cropsOf('pet');
const [portrait] = cropsOf('portrait-9');
if (!scene || !portrait) throw new Error('No crop');

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#808080' } })
    .jpeg()
    .toBuffer();

/** Red, green, blue and opacity of the pixel at a share of width and height. */
async function pixelAt(picture: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const at =
    (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1))) * info.channels;
  return [...data.subarray(at, at + info.channels)];
}

test('every picture is encoded, and the default ones have the colors of company/palette.ts (otherwise: npm run pictures)', async () => {
  const encoded = JSON.parse(await readFile('art/encoded.json', 'utf8'));
  const sources = await listSources('company/pictures');
  expect(encoded).toEqual(Object.fromEntries(sources.map(({ name, hash }) => [name, hash])));
});

test('a photo is cut to four by three, with round corners on a transparent margin', async () => {
  const picture = await prepare(await photo(1300, 1200), scene, { file: 'pet.jpg', darken: false });
  const { width, height } = await sharp(picture).metadata();
  expect(width * 3).toBe(height * 4);
  expect(await pixelAt(picture, 0.5, 0.5)).toEqual([128, 128, 128, 255]);
  expect((await pixelAt(picture, 0, 0.5)).at(3)).toBe(0);
  expect((await pixelAt(picture, 0.07, 0.07)).at(3)).toBe(0);
});

test('by night a photo is darker', async () => {
  const picture = await prepare(await photo(1200, 900), scene, { file: 'pet.jpg', darken: true });
  const [red = 255] = await pixelAt(picture, 0.5, 0.5);
  expect(red).toBeLessThan(115);
  expect(red).toBeGreaterThan(70);
});

test('a photo of a person is a circle', async () => {
  const picture = await prepare(await photo(400, 600), portrait, { file: 'portrait-9.jpg', darken: false });
  const { width, height } = await sharp(picture).metadata();
  expect(width).toBe(height);
  expect((await pixelAt(picture, 0.05, 0.05)).at(3)).toBe(0);
  expect((await pixelAt(picture, 0.5, 0.02)).at(3)).toBe(255);
});

test('a drawing with a transparent ground stays as it is', async () => {
  const drawing = await sharp({
    create: { width: 1200, height: 900, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0 } },
  })
    .png()
    .toBuffer();
  const picture = await prepare(drawing, scene, { file: 'pet.png', darken: false });
  expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 900 });
  expect((await pixelAt(picture, 0.5, 0.5)).at(3)).toBe(0);
});

test('a picture that is too small is named', async () => {
  const small = prepare(await photo(800, 600), scene, { file: 'company/pictures/pet.jpg', darken: false });
  await expect(small).rejects.toThrow(
    'company/pictures/pet.jpg is 800 pixels wide. pet needs at least 1200.',
  );
});
