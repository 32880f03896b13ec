import createPlugin from 'tailwindcss/plugin';
import { brand, page } from '../palette.ts';

const colors = {
  ...brand,
  page: lightDark(page.light, page.dark),
  // Hex with alpha, because Tailwind adds a fallback rule to every `color-mix()` of a variable.
  veil: lightDark(`${page.light}e0`, `${page.dark}e0`),
  hover: lightDark(`${brand.navy}14`, `${brand.fog}14`),
  'deep-hover': `${brand.fog}1a`,
};

const properties = Object.entries(colors).map(([name, value]) => [`--color-${name}`, value]);
const references = Object.keys(colors).map((name) => [name, `var(--color-${name})`]);

/** A Tailwind plugin that adds the colors of app/palette.ts as properties `--color-NAME` and as classes. */
export default createPlugin(({ addBase }) => addBase({ ':root': Object.fromEntries(properties) }), {
  theme: { extend: { colors: Object.fromEntries(references) } },
});

function lightDark(light: string, dark: string): string {
  return `light-dark(${light}, ${dark})`;
}
