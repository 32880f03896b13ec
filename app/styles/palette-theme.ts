import createPlugin from 'tailwindcss/plugin';
import { brand } from '#company/palette.ts';
import { colors } from '#office/colors.ts';

type Tone = { light: string; dark: string };

const { page, deep } = colors;

/** Properties `--color-NAME`, and classes such as `bg-NAME`. */
const named = {
  ...brand,
  page: lightDark(page),
  panel: lightDark(colors.surface),
  line: lightDark(colors.line),
  sunken: lightDark(colors.sunken),
  glyph: lightDark(colors.glyph),
  star: lightDark(colors.star),
  danger: lightDark(colors.danger),
  'amber-bright': colors.amberBright,
  deep: lightDark(deep),
  'deep-raised': lightDark(colors.deepRaised),
  'deep-field': colors.deepField,
  'deep-muted': colors.deepMuted,
  // Hex with alpha, because Tailwind adds a fallback rule to every `color-mix()` of a variable.
  veil: lightDark({ light: `${page.light}e0`, dark: `${page.dark}e0` }),
  hover: lightDark({ light: `${brand.navy}14`, dark: `${brand.fog}14` }),
  'deep-hover': `${brand.fog}1a`,
};

/** For shadows of cards and of what floats, the hairline around the latter by night, and the page behind a menu or a dialog. */
const shades = {
  '--shade-faint': `${brand.navy}12`,
  '--shade': `${brand.navy}2e`,
  '--shade-strong': lightDark({ light: `${brand.navy}61`, dark: '#000000b3' }),
  '--hairline': lightDark({ light: '#0000', dark: colors.map.street.dark }),
  '--backdrop': `${deep.dark}80`,
};

/** Where few rules use a color, its property stands on the element: a page without that element does not carry it. */
const parts = {
  mark: { '--found': lightDark(colors.found) },
  dialog: { '--curtain': lightDark({ light: `${brand.cream}bf`, dark: `${page.dark}d9` }) },
  '.call-to-action': { '--invitation': colors.surface.dark },
  '.hero': {
    '--sky-high': lightDark(colors.sky.high),
    '--sky-low': lightDark(colors.sky.low),
    // Under the words on the picture, and under the navigation on its sky.
    '--scrim': lightDark({ light: `${page.light}99`, dark: `${deep.dark}d6` }),
    '--sky-scrim': lightDark({ light: '#ffffff73', dark: `${deep.dark}99` }),
    '--beam': `${brand['amber-pale']}d9`,
  },
};

const properties = Object.entries(named).map(([name, value]) => [`--color-${name}`, value]);
const references = Object.keys(named).map((name) => [name, `var(--color-${name})`]);

const panelRules = Object.entries(colors.panels).map(([name, { top, bottom }]) => [
  `[data-panel="${name}"]`,
  { '--panel-top': lightDark(top), '--panel-bottom': lightDark(bottom) },
]);
const mapProperties = Object.entries(colors.map).map(([name, tone]) => [`--${name}`, lightDark(tone)]);

const rules = {
  ':root': { ...Object.fromEntries(properties), ...shades },
  ...parts,
  ...Object.fromEntries(panelRules),
  '.street-drawing': { ...Object.fromEntries(mapProperties), '--pin-edge': page.light },
};

/** A Tailwind plugin that adds the colors of company/palette.ts and office/colors.ts to the stylesheets. */
export default createPlugin(({ addBase }) => addBase(rules), {
  theme: { extend: { colors: Object.fromEntries(references) } },
});

function lightDark({ light, dark }: Tone): string {
  return `light-dark(${light}, ${dark})`;
}
