// Subsets the two fonts to the characters and weights that the pages use. Writes app/styles/fallback-fonts.css, system fonts
// with our fonts' metrics that are shown until ours have loaded. Run it after a font package has changed, and commit the files.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { type Font, fromBuffer } from '@capsizecss/unpack';
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

/** The units per em of the system fonts, which their average widths are given in. */
const systemEm = 2048;

/**
 * Arial for Windows, macOS and iOS, Roboto for Android, and fonts with the same widths for Linux. `averageWidths` are the
 * `xWidthAvg` of @capsizecss/metrics 4.3.0.
 */
const systemFonts = [
  {
    family: 'Arial',
    averageWidths: { regular: 913, '700': 983 },
    local: {
      regular: ['Arial', 'ArialMT', 'Liberation Sans'],
      '700': ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
    },
  },
  {
    family: 'Roboto',
    averageWidths: { regular: 911, '700': 926 },
    local: {
      regular: ['Roboto', 'Roboto-Regular'],
      // A variable Roboto has only its plain name.
      '700': ['Roboto Bold', 'Roboto-Bold', 'Roboto'],
    },
  },
  {
    family: 'Verdana',
    averageWidths: { regular: 1049, '700': 1170 },
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
    for (const { family, averageWidths, local } of systemFonts) {
      const sizeAdjust = ours.xWidthAvg / ours.unitsPerEm / (averageWidths[variant] / systemEm);
      rules.push(writeFallback(`${name} Fallback ${family}`, weights, local[variant], ours, sizeAdjust));
    }
  }
}
await writeFile('app/styles/fallback-fonts.css', `/* Written by \`npm run fonts\`. */\n${rules.join('\n')}`);

/** Scales a system font to the average width of ours, and gives it the line height of ours. */
function writeFallback(
  name: string,
  weights: string,
  local: string[],
  { ascent, descent, unitsPerEm }: Font,
  sizeAdjust: number,
): string {
  const adjustedEm = unitsPerEm * sizeAdjust;
  return `@font-face {
  font-family: "${name.charAt(0).toUpperCase()}${name.slice(1)}";
  src: ${local.map((font) => `local("${font}")`).join(', ')};
  font-weight: ${weights};
  ascent-override: ${toPercent(ascent / adjustedEm)};
  descent-override: ${toPercent(-descent / adjustedEm)};
  line-gap-override: 0%;
  size-adjust: ${toPercent(sizeAdjust)};
}
`;
}

function toPercent(share: number): string {
  return `${Number((share * 100).toFixed(4))}%`;
}

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, step) => first + step));
}
