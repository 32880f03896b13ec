import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makeIcons } from '../icons.ts';

const made = await makeIcons();
const committed = (file: string) => readFile(`public/${file}`);

test.each([...made.keys()])('%s is up to date with the mark (otherwise: npm run icons)', async (file) => {
  if (file.endsWith('.svg')) expect(await readFile(`public/${file}`, 'utf8')).toBe(String(made.get(file)));
  else
    expect(await largestDifference(await committed(file), made.get(file) ?? Buffer.alloc(0))).toBeLessThan(8);
});

test.each([
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['icon-maskable-512.png', 512],
])('%s is %i pixels square', async (file, size) => {
  expect(await sharp(await committed(file)).metadata()).toMatchObject({
    format: 'png',
    width: size,
    height: size,
  });
});

test('icons that a phone crops have no transparent corner', async () => {
  for (const file of ['apple-touch-icon.png', 'icon-maskable-512.png'])
    expect((await sharp(await committed(file)).stats()).isOpaque, file).toBe(true);
});

test('favicon.ico holds 16, 32 and 48 pixels', async () => {
  const sizes = pngsOf(await committed('favicon.ico')).map(
    async (png) => (await sharp(png).metadata()).width,
  );
  expect(await Promise.all(sizes)).toEqual([16, 32, 48]);
});

function pngsOf(ico: Buffer): Buffer[] {
  return Array.from({ length: ico.readUInt16LE(4) }, (_, index) => {
    const entry = ico.subarray(6 + 16 * index);
    const offset = entry.readUInt32LE(12);
    return ico.subarray(offset, offset + entry.readUInt32LE(8));
  });
}

/** The largest difference of any channel. Machines may round edges differently; a changed mark differs far more. */
async function largestDifference(one: Buffer, other: Buffer): Promise<number> {
  const split = (file: Buffer) => (file.readUInt16LE(0) === 0 ? pngsOf(file) : [file]);
  const pixels = (files: Buffer[]) =>
    Promise.all(files.map((file) => sharp(file).ensureAlpha().raw().toBuffer()));
  const [left, right] = await Promise.all([pixels(split(one)), pixels(split(other))]);
  const a = Buffer.concat(left);
  const b = Buffer.concat(right);
  if (a.length !== b.length) return Number.POSITIVE_INFINITY;
  return a.reduce((most, value, at) => Math.max(most, Math.abs(value - (b[at] ?? 0))), 0);
}
