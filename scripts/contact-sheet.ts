// Draws docs/pictures.png, an overview of every picture by day and by night in the order of docs/pictures.md.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { brand } from '#company/palette.ts';
import { colors } from '#office/colors.ts';

type Cell = { width: number; height: number; columns: number };

const masters = 'company/pictures';
const width = 984;
const gap = 6;
const listed = [...(await readFile('docs/pictures.md', 'utf8')).matchAll(/^\| `([\w-]+)` \|/gm)].map(
  ([, name = '']) => name,
);
const fileOf = new Map((await readdir(masters)).map((file) => [path.parse(file).name, file]));
const pictures = listed.filter((name) => fileOf.has(name) && name !== 'hero');
const dioramas = pictures.filter((name) => !name.startsWith('portrait-'));
const portraits = pictures.filter((name) => name.startsWith('portrait-'));

const layers: OverlayOptions[] = [];
let top = 0;
for (const night of ['', '-night']) {
  const panel = night ? colors.surface.dark : brand.mist;
  await addRows(['hero'], { width, height: 430, columns: 1 }, panel, night);
  await addRows(dioramas, { width: 159, height: 119, columns: 6 }, panel, night);
  await addRows(portraits, { width: 117, height: 117, columns: 8 }, panel, night);
}
const sheet = sharp({
  create: { width, height: top, channels: 3, background: colors.surface.light },
}).composite(layers);
const { size } = await sheet
  .png({ palette: true, colours: 128, dither: 0.2, effort: 9 })
  .toFile('docs/pictures.png');
console.log(
  `docs/pictures.png: ${Math.round(size / 1024)} KB, ${pictures.length + 1} pictures by day and by night`,
);

/** Adds the pictures in rows below the previous ones. */
async function addRows(names: string[], cell: Cell, background: string, night: string) {
  for (const [index, name] of names.entries()) {
    const column = index % cell.columns;
    if (index > 0 && column === 0) top += cell.height + gap;
    const input = await sharp(path.join(masters, fileOf.get(`${name}${night}`) ?? ''))
      .resize({
        width: cell.width,
        height: cell.height,
        fit: 'cover',
        position: name === 'hero' ? 'bottom' : 'centre',
      })
      .flatten({ background })
      .toBuffer();
    layers.push({ input, left: column * (cell.width + gap), top });
  }
  if (names.length > 0) top += cell.height + gap;
}
