// Encodes the rendered masters in art/masters/ into the sizes that the pages serve: app/pictures/*.avif, *.webp
// and sizes.json. `npm run pictures -- claims` encodes one scene, `npm run pictures` all of them. Run it after a master
// has changed and commit what it writes.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Region } from 'sharp';

type Cut = { name: string; widths: number[]; region?: Region };
type Sizes = Record<string, { widths: number[]; width: number; height: number }>;

const masters = path.resolve('art/masters');
const pictures = path.resolve('app/pictures');
const sizesFile = path.join(pictures, 'sizes.json');
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
        widths: [480, 828, 1200],
        region: { left: 1080, top: 420, width: 1200, height: 1240 },
      },
    ];
  }
  return [{ name: scene, widths: scene.startsWith('portrait-') ? [160, 320] : [400, 800, 1200] }];
}

async function encode(scene: string, { name, widths, region }: Cut, night: '' | '-night') {
  let height = 0;
  for (const width of widths) {
    const image = sharp(path.join(masters, `${scene}${night}.png`));
    if (region) image.extract(region);
    image.resize({ width });
    const target = path.join(pictures, `${name}${night}-${width}`);
    const avif = await image.clone().avif({ quality: 58, effort: 4 }).toFile(`${target}.avif`);
    const webp = await image
      .clone()
      .webp({ quality: 80, alphaQuality: 90, effort: 5 })
      .toFile(`${target}.webp`);
    height = avif.height;
    console.log(`${path.basename(target)}: avif ${kilobytes(avif.size)} KB, webp ${kilobytes(webp.size)} KB`);
  }
  return { widths, width: Math.max(...widths), height };
}

function kilobytes(bytes: number) {
  return Math.round(bytes / 1024);
}
