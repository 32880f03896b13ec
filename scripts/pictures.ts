// Encodes the masters in art/masters/ into app/pictures/: AVIF in several widths, WebP for browsers without AVIF, and
// sizes.json. `npm run pictures -- claims` encodes one scene, `npm run pictures` all. Run it after a master has changed, and
// commit the files.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Region, type Sharp } from 'sharp';

/** Up to `phoneWidth`, which phones load first, a picture must fit into the first flight. */
type Crop = { name: string; widths: number[]; phoneWidth?: number; region?: Region };
type Sizes = Record<string, { widths: number[]; width: number; height: number }>;

const masters = path.resolve('art/masters');
const pictures = path.resolve('app/pictures');
const sizesFile = path.join(pictures, 'sizes.json');
/** Ten packets, less the headers. */
const firstFlight = 14_000;
/** Several cards load at once on a phone, each less than 200 px wide. */
const card = { width: 400, maxBytes: 10_000 };
const qualities = { highest: 58, lowest: 26 };
const requested = process.argv.slice(2);

/** Newer masters are lossless WebP, older ones PNG. */
const files = (await readdir(masters)).filter((file) => /\.(png|webp)$/.test(file));
const scenes = files.map((file) => path.parse(file).name).filter((name) => !name.endsWith('-night'));
const unknown = requested.find((scene) => !scenes.includes(scene));
if (unknown) {
  console.error(`There is no master "${unknown}". Masters: ${scenes.sort().join(', ')}.`);
  process.exit(1);
}
if (requested.length === 0) await rm(pictures, { recursive: true, force: true });
await mkdir(pictures, { recursive: true });
const sizes: Sizes = requested.length > 0 ? JSON.parse(await readFile(sizesFile, 'utf8')) : {};
for (const scene of requested.length > 0 ? requested : scenes) {
  for (const crop of cropsOf(scene)) {
    sizes[crop.name] = await encode(scene, crop, '');
    await encode(scene, crop, '-night');
  }
}
const sorted = Object.fromEntries(Object.entries(sizes).sort(([a], [b]) => a.localeCompare(b)));
await writeFile(sizesFile, `${JSON.stringify(sorted, null, 2)}\n`);

function masterOf(name: string): string {
  const file = files.find((each) => path.parse(each).name === name);
  if (!file) throw new Error(`There is no master "${name}".`);
  return file;
}

function cropsOf(scene: string): Crop[] {
  if (scene === 'hero') {
    return [
      { name: 'hero', widths: [1200, 1600, 2400] },
      {
        name: 'hero-phone',
        widths: [480, 740, 828, 1200],
        phoneWidth: 740,
        region: { left: 1080, top: 420, width: 1200, height: 1240 },
      },
    ];
  }
  if (scene.startsWith('portrait-')) return [{ name: scene, widths: [160, 320] }];
  return [{ name: scene, widths: [400, 660, 800, 1200], phoneWidth: 660 }];
}

async function encode(scene: string, { name, widths, phoneWidth = 0, region }: Crop, night: '' | '-night') {
  const width = Math.max(...widths);
  const resized = (each: number) => {
    const image = sharp(path.join(masters, masterOf(`${scene}${night}`)));
    return (region ? image.extract(region) : image).resize({ width: each });
  };
  const fileOf = (each: number, format: string) => path.join(pictures, `${name}${night}-${each}.${format}`);
  for (const each of widths) {
    const picture = await toAvif(resized(each), maxBytesOf(each, phoneWidth));
    await writeFile(fileOf(each, 'avif'), picture);
    console.log(`${path.basename(fileOf(each, 'avif'))}: ${Math.round(picture.length / 1024)} KB`);
  }
  const { height } = await resized(width)
    .webp({ quality: 80, alphaQuality: 90, effort: 5 })
    .toFile(fileOf(width, 'webp'));
  return { widths, width, height };
}

function maxBytesOf(width: number, phoneWidth: number): number {
  if (phoneWidth && width <= card.width) return card.maxBytes;
  return width <= phoneWidth ? firstFlight : Number.POSITIVE_INFINITY;
}

/** Lowers the quality until the picture fits. */
async function toAvif(image: Sharp, maxBytes: number): Promise<Buffer> {
  const pixels = await image.png({ compressionLevel: 0 }).toBuffer();
  const effort = maxBytes === card.maxBytes ? 6 : 4;
  for (let quality = qualities.highest; ; quality -= 4) {
    const picture = await sharp(pixels).avif({ quality, effort }).toBuffer();
    if (picture.length <= maxBytes || quality <= qualities.lowest) return picture;
  }
}
