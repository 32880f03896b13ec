// Encodes the rendered masters in art/masters/ into the sizes that the pages serve: app/pictures/*.avif, one *.webp of each
// for browsers that know no AVIF, and sizes.json. `npm run pictures -- claims` encodes one scene, `npm run pictures` all of them. Run it after a master
// has changed and commit what it writes.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Region, type Sharp } from 'sharp';

/** `light`: the width that a phone of the middle class opens a page with. Up to it, a picture fits into one flight. */
type Cut = { name: string; widths: number[]; light?: number; region?: Region };
type Sizes = Record<string, { widths: number[]; width: number; height: number }>;

const masters = path.resolve('art/masters');
const pictures = path.resolve('app/pictures');
const sizesFile = path.join(pictures, 'sizes.json');
/** What a connection carries in its first flight: ten packets, less the headers. */
const oneFlight = 14_000;
/** A card on a phone is less than 200 px wide, and several of them are fetched beside what a page opens with. */
const card = { width: 400, bytes: 10_000 };
const qualities = { usual: 58, least: 26 };
const asked = process.argv.slice(2);

const scenes = (await readdir(masters))
  .filter((file) => file.endsWith('.png') && !file.endsWith('-night.png'))
  .map((file) => path.basename(file, '.png'));
const unknown = asked.find((scene) => !scenes.includes(scene));
if (unknown) {
  console.error(`There is no master of "${unknown}"; there are ${scenes.sort().join(', ')}.`);
  process.exit(1);
}
if (asked.length === 0) await rm(pictures, { recursive: true, force: true });
await mkdir(pictures, { recursive: true });
const sizes: Sizes = asked.length > 0 ? JSON.parse(await readFile(sizesFile, 'utf8')) : {};
for (const scene of asked.length > 0 ? asked : scenes) {
  for (const cut of cutsOf(scene)) {
    sizes[cut.name] = await encode(scene, cut, '');
    await encode(scene, cut, '-night');
  }
}
const sorted = Object.fromEntries(Object.entries(sizes).sort(([a], [b]) => a.localeCompare(b)));
await writeFile(sizesFile, `${JSON.stringify(sorted, null, 2)}\n`);

function cutsOf(scene: string): Cut[] {
  if (scene === 'hero') {
    return [
      { name: 'hero', widths: [1200, 1600, 2400] },
      {
        name: 'hero-phone',
        widths: [480, 740, 828, 1200],
        light: 740,
        region: { left: 1080, top: 420, width: 1200, height: 1240 },
      },
    ];
  }
  if (scene.startsWith('portrait-')) return [{ name: scene, widths: [160, 320] }];
  return [{ name: scene, widths: [400, 660, 800, 1200], light: 660 }];
}

async function encode(scene: string, { name, widths, light = 0, region }: Cut, night: '' | '-night') {
  const width = Math.max(...widths);
  const resized = (each: number) => {
    const image = sharp(path.join(masters, `${scene}${night}.png`));
    return (region ? image.extract(region) : image).resize({ width: each });
  };
  const fileOf = (each: number, format: string) => path.join(pictures, `${name}${night}-${each}.${format}`);
  for (const each of widths) {
    const picture = await toAvif(resized(each), mostOf(each, light));
    await writeFile(fileOf(each, 'avif'), picture);
    console.log(`${path.basename(fileOf(each, 'avif'))}: ${kilobytes(picture.length)} KB`);
  }
  const { height } = await resized(width)
    .webp({ quality: 80, alphaQuality: 90, effort: 5 })
    .toFile(fileOf(width, 'webp'));
  return { widths, width, height };
}

function mostOf(width: number, light: number): number {
  if (light && width <= card.width) return card.bytes;
  return width <= light ? oneFlight : Number.POSITIVE_INFINITY;
}

/** As good as fits into `most` bytes. The smaller it has to be, the longer the encoder may look for a way. */
async function toAvif(image: Sharp, most: number): Promise<Buffer> {
  const pixels = await image.png({ compressionLevel: 0 }).toBuffer();
  const effort = most === card.bytes ? 6 : 4;
  for (let quality = qualities.usual; ; quality -= 4) {
    const picture = await sharp(pixels).avif({ quality, effort }).toBuffer();
    if (picture.length <= most || quality <= qualities.least) return picture;
  }
}

function kilobytes(bytes: number) {
  return Math.round(bytes / 1024);
}
