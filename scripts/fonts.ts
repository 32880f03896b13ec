// Cuts the two typefaces down to what the pages set: Latin letters, the weights in use, and for headings
// one drawing that holds from card titles to the hero. Run it after a font package has changed and commit what it writes.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const fontsource = 'node_modules/@fontsource-variable';
const letters = `${characters([0x20, 0x7e], [0xa0, 0xff], [0x2013, 0x2014], [0x2018, 0x201d])}…•′″€™→←↑↓−×≤≥½¼¾ŒœŠšŽžŁł`;

const faces = [
  {
    source: `${fontsource}/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2`,
    target: 'display',
    axes: { opsz: 40, wdth: 100, wght: { min: 500, max: 800 } },
  },
  {
    source: `${fontsource}/figtree/files/figtree-latin-wght-normal.woff2`,
    target: 'text',
    axes: { wght: { min: 400, max: 700 } },
  },
];

await mkdir('app/fonts', { recursive: true });
for (const { source, target, axes } of faces) {
  const font = await subsetFont(await readFile(source), letters, {
    targetFormat: 'woff2',
    variationAxes: axes,
  });
  await writeFile(`app/fonts/${target}.woff2`, font);
  console.log(`${target}.woff2: ${(font.length / 1024).toFixed(1)} KB`);
}

function characters(...ranges: [number, number][]): string {
  return ranges
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step)),
    )
    .join('');
}
