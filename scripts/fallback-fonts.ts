// Draws the faces that stand in for ours, until those arrive, to the measure of our own words: the system's own sans
// serif, stretched weight by weight so that lines break where they will break. Run it after `npm run fonts` or `npm run build`
// has changed what it measures, and commit what it writes.
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as fontkit from 'fontkit';
import { cutFont } from './support/cut-font.ts';

const target = 'app/styles/fallback-fonts.css';
const fonts = '/usr/share/fonts/truetype';

/** What systems have: Arial on Windows and Apple's, Roboto on Android, one of three on Linux. */
const standIns = [
  {
    name: 'Fallback',
    regular: {
      file: 'liberation/LiberationSans-Regular.ttf',
      local: ['Arial', 'ArialMT', 'Liberation Sans'],
    },
    bold: {
      file: 'liberation/LiberationSans-Bold.ttf',
      local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
    },
  },
  {
    name: 'Fallback Roboto',
    regular: { file: 'roboto/unhinted/RobotoTTF/Roboto-Regular.ttf', local: ['Roboto', 'Roboto-Regular'] },
    // Where Roboto is one variable file, only its plain name is known, and that file has every weight.
    bold: {
      file: 'roboto/unhinted/RobotoTTF/Roboto-Bold.ttf',
      local: ['Roboto Bold', 'Roboto-Bold', 'Roboto'],
    },
  },
  {
    name: 'Fallback DejaVu',
    regular: { file: 'dejavu/DejaVuSans.ttf', local: ['DejaVu Sans', 'Verdana'] },
    bold: { file: 'dejavu/DejaVuSans-Bold.ttf', local: ['DejaVu Sans Bold', 'Verdana Bold'] },
  },
];

const ours = [
  {
    name: 'Display',
    file: 'app/fonts/display.woff2',
    tags: 'h[1-3]',
    faces: [
      { weights: '500 700', measured: 700, cut: 'bold' },
      { weights: '800', measured: 800, cut: 'bold' },
    ],
  },
  {
    name: 'Text',
    file: 'app/fonts/text.woff2',
    tags: 'p|li|dt|dd|a|button|label',
    faces: [
      { weights: '400 500', measured: 400, cut: 'regular' },
      { weights: '600 700', measured: 600, cut: 'bold' },
    ],
  },
] as const;

const missing = standIns
  .flatMap(({ regular, bold }) => [regular.file, bold.file])
  .find((file) => !existsSync(path.join(fonts, file)));
if (missing) {
  console.error(
    `${missing} is not there: install the packages "fonts-liberation", "fonts-roboto-unhinted" and "fonts-dejavu-core".`,
  );
  process.exit(1);
}

const rules: string[] = [];
for (const standIn of standIns) {
  for (const { name, file, tags, faces } of ours) {
    const words = await wordsIn(tags);
    for (const { weights, measured, cut } of faces) {
      const { font: real } = await cutFont(file, [...words.keys()].join(' '), { wght: measured });
      const { file: system, local } = standIn[cut];
      const stretch = widthOf(words, real) / widthOf(words, await openFont(path.join(fonts, system)));
      const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
      rules.push(
        [
          '@font-face {',
          `  font-family: "${name} ${standIn.name}";`,
          `  src: ${local.map((font) => `local("${font}")`).join(', ')};`,
          `  font-weight: ${weights};`,
          `  ascent-override: ${percent(real.ascent / real.unitsPerEm / stretch)};`,
          `  descent-override: ${percent(-real.descent / real.unitsPerEm / stretch)};`,
          '  line-gap-override: 0%;',
          `  size-adjust: ${percent(stretch)};`,
          '}',
          '',
        ].join('\n'),
      );
      console.log(`${name} ${weights} in ${standIn.name}: ${percent(stretch)}`);
    }
  }
}
await writeFile(target, `/* Written by \`npm run fallback-fonts\`. */\n${rules.join('\n')}`);

/** Every word that the built pages set in these elements, as often as it stands there. */
async function wordsIn(tags: string): Promise<Map<string, number>> {
  const files = (await readdir('build/client', { recursive: true })).filter((file) => file.endsWith('.html'));
  const words = new Map<string, number>();
  for (const file of files) {
    const html = await readFile(path.join('build/client', file), 'utf8');
    for (const [, , inner = ''] of html.matchAll(new RegExp(`<(${tags})\\b[^>]*>(.*?)</\\1>`, 'gs'))) {
      for (const word of inner.replace(/<[^>]+>|&[#\w]+;/g, ' ').split(/\s+/))
        if (word) words.set(word, (words.get(word) ?? 0) + 1);
    }
  }
  return words;
}

async function openFont(file: string): Promise<fontkit.Font> {
  const font = fontkit.create(await readFile(file));
  if (!('layout' in font)) throw new Error(`${file} holds more than one font.`);
  return font;
}

/** In ems, with one space to each word. */
function widthOf(words: Map<string, number>, font: fontkit.Font): number {
  let sum = 0;
  for (const [word, times] of words) sum += font.layout(`${word} `).advanceWidth * times;
  return sum / font.unitsPerEm;
}
