// Subsets the two typefaces to the characters and weights that the pages use, and writes app/styles/fallback-fonts.css:
// system fonts adjusted to the size of ours, shown until ours have been fetched. Run it after a font package has changed, and commit
// what it writes.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createFontStack } from '@capsizecss/core';
import { entireMetricsCollection } from '@capsizecss/metrics/entireMetricsCollection';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';

const fontsource = 'node_modules/@fontsource-variable';
const characters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’‚‛“”…•′″€™→←↑↓−×≤≥½¼¾ŒœŠšŽžŁł`;

const typefaces = [
  {
    name: 'display',
    source: `${fontsource}/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2`,
    // One optical size that works from card titles to the hero.
    axes: { opsz: 40, wdth: 100, wght: { min: 500, max: 800 } },
    fallbacks: [
      { weights: '500', measured: 500, cut: 'regular' },
      { weights: '700', measured: 700, cut: '700' },
      { weights: '800', measured: 800, cut: '700' },
    ],
  },
  {
    name: 'text',
    source: `${fontsource}/figtree/files/figtree-latin-wght-normal.woff2`,
    axes: { wght: { min: 400, max: 700 } },
    fallbacks: [
      { weights: '400 500', measured: 400, cut: 'regular' },
      { weights: '600 700', measured: 600, cut: '700' },
    ],
  },
] as const;

/** Arial on Windows and Apple's systems, Roboto on Android; fonts of the same widths on Linux. */
const systemFonts = [
  {
    metrics: entireMetricsCollection.arial,
    local: {
      regular: ['Arial', 'ArialMT', 'Liberation Sans'],
      '700': ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
    },
  },
  {
    metrics: entireMetricsCollection.roboto,
    local: {
      regular: ['Roboto', 'Roboto-Regular'],
      // Where Roboto is one variable file, only its plain name is known.
      '700': ['Roboto Bold', 'Roboto-Bold', 'Roboto'],
    },
  },
  {
    metrics: entireMetricsCollection.verdana,
    local: {
      regular: ['Verdana', 'DejaVu Sans'],
      '700': ['Verdana Bold', 'DejaVu Sans Bold'],
    },
  },
];

await mkdir('app/fonts', { recursive: true });
const rules: string[] = [];
for (const { name, source, axes, fallbacks } of typefaces) {
  const original = await readFile(source);
  const font = await subsetFont(original, characters, { targetFormat: 'woff2', variationAxes: axes });
  await writeFile(`app/fonts/${name}.woff2`, font);
  console.log(`${name}.woff2: ${(font.length / 1024).toFixed(1)} KB`);
  for (const { weights, measured, cut } of fallbacks) {
    const instance = await subsetFont(original, characters, {
      targetFormat: 'truetype',
      variationAxes: { ...axes, wght: measured },
    });
    const ours = await fromBuffer(instance);
    for (const { metrics, local } of systemFonts)
      rules.push(
        writeFallback(`${name} Fallback ${metrics.familyName}`, weights, local[cut], [
          ours,
          metrics.variants[cut],
        ]),
      );
  }
}
await writeFile('app/styles/fallback-fonts.css', `/* Written by \`npm run fonts\`. */\n${rules.join('\n')}`);

function writeFallback(
  name: string,
  weights: string,
  local: string[],
  metrics: Parameters<typeof createFontStack>[0],
): string {
  const { fontFaces } = createFontStack(metrics, { fontFaceFormat: 'styleObject' });
  const { ascentOverride, descentOverride, sizeAdjust } = fontFaces[0]?.['@font-face'] ?? {};
  return `@font-face {
  font-family: "${name.charAt(0).toUpperCase()}${name.slice(1)}";
  src: ${local.map((font) => `local("${font}")`).join(', ')};
  font-weight: ${weights};
  ascent-override: ${ascentOverride};
  descent-override: ${descentOverride};
  line-gap-override: 0%;
  size-adjust: ${sizeAdjust};
}
`;
}

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, step) => first + step));
}
