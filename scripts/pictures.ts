// Encodes the pictures in company/pictures/ into app/pictures/, and draws the default ones. Only what has changed is encoded:
// `npm run pictures -- claims` encodes one again, `-- --all` all. Commit the files.
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Crop, cropsOf } from './pictures/crops.ts';
import { encode, type Size } from './pictures/encode.ts';
import { listSources, type Source } from './pictures/list-sources.ts';
import { prepare } from './pictures/prepare.ts';

const masters = 'company/pictures';
const pictures = 'app/pictures';
const sizesFile = 'company/shape/picture-sizes.json';
/** The hash of what was encoded last, by name. */
const encodedFile = 'art/encoded.json';
const sizes: Record<string, Size> = JSON.parse(await readFile(sizesFile, 'utf8'));
const encoded: Record<string, string> = JSON.parse(await readFile(encodedFile, 'utf8'));

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function main(requested: string[]): Promise<void> {
  const sources = await listSources(masters);
  const names = sources.map(({ name }) => name);
  const unknown = requested.find((name) => name !== '--all' && !names.includes(name));
  if (unknown)
    throw new Error(`There is no picture "${unknown}" in ${masters}. Pictures: ${names.sort().join(', ')}.`);
  for (const name of Object.keys(encoded)) if (!names.includes(name)) await remove(name);
  const wanted = sources.filter(({ name, hash }) => {
    const isRequested = requested.includes(name) || requested.includes('--all');
    return requested.length > 0 ? isRequested : encoded[name] !== hash;
  });
  for (const [at, source] of wanted.entries()) {
    console.log(`${at + 1} of ${wanted.length}: ${source.name}`);
    await add(source);
  }
  const current = sources.length - wanted.length;
  if (current > 0)
    console.log(`${current} of ${sources.length} pictures are current. "-- --all" encodes them too.`);
}

async function add(source: Source): Promise<void> {
  for (const crop of cropsOf(source.name)) {
    await encode(await cut(source, crop, 'night'), crop, '-night', pictures);
    sizes[crop.name] = await encode(await cut(source, crop, 'day'), crop, '', pictures);
  }
  encoded[source.name] = source.hash;
  await save();
}

function cut({ file, day, night }: Source, crop: Crop, time: 'day' | 'night'): Promise<Buffer> {
  const darken = time === 'night' && !night;
  return prepare(time === 'night' ? (night ?? day) : day, crop, { file, darken });
}

async function remove(name: string): Promise<void> {
  for (const crop of cropsOf(name)) {
    for (const night of ['', '-night'])
      for (const width of crop.widths)
        for (const format of ['avif', 'webp'])
          await rm(path.join(pictures, `${crop.name}${night}-${width}.${format}`), { force: true });
    delete sizes[crop.name];
  }
  delete encoded[name];
  await save();
  console.log(`${name} was removed, because it is no longer in ${masters}.`);
}

async function save(): Promise<void> {
  for (const [file, values] of [
    [sizesFile, sizes],
    [encodedFile, encoded],
  ] as const) {
    const sorted = Object.entries(values).sort(([one], [other]) => one.localeCompare(other));
    await writeFile(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
  }
}
