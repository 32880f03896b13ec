import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Whatever pages, mail, icons and link previews are drawn with. */
const sources = [
  'app/**/*.{css,ts,tsx}',
  'company/**/*.{ts,tsx}',
  'staff/**/*.{css,ts,tsx}',
  'server/mail/**/*.ts',
  'scripts/{build,icons,pictures}/**/*.ts',
];
/** The brand's colors, those derived from them, and the sky of the hero picture. */
const allowed = ['company/palette.ts', 'office/colors.ts', 'company/content/pictures.ts'];
const literal =
  /#[\da-f]{6}(?:[\da-f]{2})?\b|#[\da-f]{3,4}\b(?=[;,)'"`\s])|\b(?:rgba?|hsla?|oklch|oklab)\([^)$]*\)/gi;

const listLiterals = (text: string) => (text.match(literal) ?? []).filter((color) => !isGray(color));

/** Black, white and what lies between belong to no brand. */
function isGray(color: string): boolean {
  const hex = /^#(..)(..)(..)(?:..)?$/.exec(color) ?? /^#(.)(.)(.).?$/.exec(color);
  if (!hex) return false;
  const [, red, green, blue] = hex;
  return red === green && green === blue;
}

test.each([
  ['.a { color: #0c2340 }', ['#0c2340']],
  ['.a { box-shadow: 0 0 1px rgb(12 35 64 / 6%), 0 0 2px #fc6; }', ['rgb(12 35 64 / 6%)', '#fc6']],
  ['.a { mask: linear-gradient(#000, #ffffff80) } #faqs { top: 0 }', []],
])('in %j the colors %j are found', (text, colors) => {
  expect(listLiterals(text)).toEqual(colors);
});

test('no stylesheet or component has a color of its own: all come from company/palette.ts and office/colors.ts', () => {
  const files = globSync(sources, { exclude: ['**/*.test.{ts,tsx}', ...allowed] });
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    listLiterals(readFileSync(file, 'utf8')).map((color) => `${file}: ${color}`),
  );
  expect(found).toEqual([]);
});
