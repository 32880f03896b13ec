// Draws an office's neighborhood from an OpenStreetMap extract: `npm run map -- FILE --office NAME`. The office is in the middle
// of the extract, or at `--at LATITUDE,LONGITUDE`. docs/pictures.md says more.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { mapFileOf } from '#app/catalog/map-file.ts';
import { site } from '#company/site.ts';
import { maps as words } from '#content/contact.ts';
import { listInWords } from '#content/phrases/numbers.ts';
import { drawMap } from './map/draw-map.ts';
import { readMapArguments } from './map/read-map-arguments.ts';
import { readOsm } from './map/read-osm.ts';

try {
  const { positionals, values } = parseArgs({
    options: { office: { type: 'string' }, at: { type: 'string' } },
    allowPositionals: true,
  });
  const offices = site.offices.map(({ name }): string => name);
  const { file, office, at } = readMapArguments(positionals, values, offices);
  const xml = await readFile(file, 'utf8').catch(() => {
    throw new Error(`${file} cannot be read.`);
  });
  const extract = readOsm(xml, file);
  const middle = {
    latitude: round((extract.south + extract.north) / 2),
    longitude: round((extract.west + extract.east) / 2),
  };
  const map = drawMap(extract, at ?? middle, (streets) => words.drawing(listInWords(streets)));
  const target = path.join('company/content/maps', mapFileOf(office));
  await writeFile(target, `${JSON.stringify(map)}\n`);
  console.log(`Drew ${map.streets.length} lines of streets into ${target}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function round(degrees: number): number {
  return Number(degrees.toFixed(5));
}
