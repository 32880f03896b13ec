// Subsets the two fonts to the characters and weights that the pages use. Writes app/styles/fallback-fonts.css, system fonts
// with our fonts' metrics that are shown until ours have loaded. Run it after a font package has changed, and commit the files.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createFontStack } from '@capsizecss/core';
import { entireMetricsCollection } from '@capsizecss/metrics/entireMetricsCollection';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';

const fontsource = 'node_modules/@fontsource-variable';
const characters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’‚‛“”…•′″€™→←↑↓−×≤≥½¼¾ŒœŠšŽžŁł`;

const fonts = [
  {
    name: 'display',
    source: `${fontsource}/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2`,
    // One optical size that works from card titles to the hero.
    axes: { opsz: 40, wdth: 100, wght: { min: 500, max: 800 } },
    fallbacks: [
      { weights: '500', measured: 500, variant: 'regular' },
      { weights: '700', measured: 700, variant: '700' },
      { weights: '800', measured: 800, variant: '700' },
    ],
  },
  {
    name: 'text',
    source: `${fontsource}/figtree/files/figtree-latin-wght-normal.woff2`,
    axes: { wght: { min: 400, max: 700 } },
    fallbacks: [
      { weights: '400 500', measured: 400, variant: 'regular' },
      { weights: '600 700', measured: 600, variant: '700' },
    ],
  },
] as const;

/** Arial for Windows, macOS and iOS, Roboto for Android, and fonts with the same widths for Linux. */
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
      // A variable Roboto has only its plain name.
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
for (const { name, source, axes, fallbacks } of fonts) {
  const original = await readFile(source);
  const subset = await subsetFont(original, characters, { targetFormat: 'woff2', variationAxes: axes });
  await writeFile(`app/fonts/${name}.woff2`, subset);
  console.log(`${name}.woff2: ${(subset.length / 1024).toFixed(1)} KB`);
  for (const { weights, measured, variant } of fallbacks) {
    const instance = await subsetFont(original, characters, {
      targetFormat: 'truetype',
      variationAxes: { ...axes, wght: measured },
    });
    const ours = await fromBuffer(instance);
    for (const { metrics, local } of systemFonts)
      rules.push(
        writeFallback(`${name} Fallback ${metrics.familyName}`, weights, local[variant], [
          ours,
          metrics.variants[variant],
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
