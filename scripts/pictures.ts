// Encodes the rendered masters in art/masters/ into the sizes that the pages serve: app/pictures/*.avif, *.webp
// and sizes.json. Run it after a master has changed and commit what it writes.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Region } from 'sharp';

type Cut = { name: string; widths: number[]; region?: Region };

const masters = path.resolve('art/masters');
const pictures = path.resolve('app/pictures');
/** Where a master is cut otherwise than whole, at 400 and 800 pixels. */
const cuts: Record<string, Cut[]> = {
  hero: [
    { name: 'hero', widths: [1200, 1600, 2400] },
    {
      name: 'hero-phone',
      widths: [480, 828, 1200],
      region: { left: 1080, top: 420, width: 1200, height: 1240 },
    },
  ],
};
const sizes: Record<string, { widths: number[]; width: number; height: number }> = {};

await rm(pictures, { recursive: true, force: true });
await mkdir(pictures, { recursive: true });
for (const file of (await readdir(masters)).filter((name) => name.endsWith('.png')).sort()) {
  const [scene = '', night = ''] = path.basename(file, '.png').split(/(?=-night$)/);
  for (const cut of cuts[scene] ?? [{ name: scene, widths: [400, 800] }]) {
    const written = await encode(path.join(masters, file), cut, night);
    if (!night) sizes[cut.name] = written;
  }
}
await writeFile(path.join(pictures, 'sizes.json'), `${JSON.stringify(sizes, null, 2)}\n`);

async function encode(master: string, { name, widths, region }: Cut, night: string) {
  let height = 0;
  for (const width of widths) {
    const image = sharp(master);
    if (region) image.extract(region);
    image.resize({ width });
    const target = path.join(pictures, `${name}${night}-${width}`);
    const avif = await image.clone().avif({ quality: 58, effort: 6 }).toFile(`${target}.avif`);
    const webp = await image
      .clone()
      .webp({ quality: 80, alphaQuality: 90, effort: 6 })
      .toFile(`${target}.webp`);
    height = avif.height;
    console.log(`${path.basename(target)}: avif ${kilobytes(avif.size)} KB, webp ${kilobytes(webp.size)} KB`);
  }
  return { widths, width: Math.max(...widths), height };
}

function kilobytes(bytes: number) {
  return Math.round(bytes / 1024);
}
