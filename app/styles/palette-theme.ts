import createPlugin from 'tailwindcss/plugin';
import { brand, line, map, mutedByNight, page, panels, surface } from '../palette.ts';

const colors = {
  ...brand,
  page: lightDark(page),
  panel: lightDark(surface),
  line: lightDark(line),
  'deep-muted': mutedByNight,
  // Hex with alpha, because Tailwind adds a fallback rule to every `color-mix()` of a variable.
  veil: lightDark({ light: `${page.light}e0`, dark: `${page.dark}e0` }),
  hover: lightDark({ light: `${brand.navy}14`, dark: `${brand.fog}14` }),
  'deep-hover': `${brand.fog}1a`,
};

const properties = Object.entries(colors).map(([name, value]) => [`--color-${name}`, value]);
const references = Object.keys(colors).map((name) => [name, `var(--color-${name})`]);

const panelRules = Object.entries(panels).map(([name, { top, bottom }]) => [
  `[data-panel="${name}"]`,
  { '--panel-top': lightDark(top), '--panel-bottom': lightDark(bottom) },
]);
const mapProperties = Object.entries(map).map(([name, tone]) => [`--${name}`, lightDark(tone)]);

const rules = {
  ':root': Object.fromEntries(properties),
  ...Object.fromEntries(panelRules),
  '.street-drawing': { ...Object.fromEntries(mapProperties), '--pin-edge': page.light },
};

/** A Tailwind plugin that adds the colors of app/palette.ts: as properties `--color-NAME` and classes, to panels and to maps. */
export default createPlugin(({ addBase }) => addBase(rules), {
  theme: { extend: { colors: Object.fromEntries(references) } },
});

function lightDark({ light, dark }: { light: string; dark: string }): string {
  return `light-dark(${light}, ${dark})`;
}
