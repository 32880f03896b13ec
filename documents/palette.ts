import { brand } from '#company/palette.ts';
import { colors } from '#office/colors.ts';
import { channels, mix } from '#office/mix-colors.ts';

export { mix };

/** The brand's colors, and tints for the PDFs alone that stay readable in black and white. */
export const palette = {
  ...brand,
  steel: mix(brand.pewter, brand.fog, 0.3),
  leafLight: mix(brand.teal, brand.seaglass, 0.65),
  leaf: mix(brand.teal, brand.seaglass, 0.4),
  leafDark: mix(brand.teal, brand.seaglass, 0.15),
  tealDark: mix(brand.teal, brand.navy, 0.35),
  mistDark: mix(brand.mist, brand.slate, 0.16),
  denim: mix(brand.navy, brand.slate, 0.7),
  dusk: mix(brand.navy, brand.slate, 0.4),
  night: mix(brand.navy, brand.slate, 0.1),
  sand: '#ebd5b8',
  stone: '#cdb79c',
  brownstone: '#bc6e55',
  umber: '#5e3430',
  field: brand.pewter,
  line: mix(brand.fog, brand.slate, 0.2),
  paper: colors.page.light,
  white: '#ffffff',
} as const;

/** Red, green and blue from 0 to 1, as PDF operators take them. */
export function rgb(hex: string): number[] {
  return channels(hex).map((value) => Number((value / 255).toFixed(3)));
}
