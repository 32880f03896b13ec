import { channels } from '#app/lib/mix-colors.ts';
import { brand, page } from '#app/palette.ts';

export { mix } from '#app/lib/mix-colors.ts';

/** The brand's colors, and tints for the PDFs alone that stay readable in black and white. */
export const palette = {
  ...brand,
  steel: '#8ca3b8',
  sand: '#ebd5b8',
  stone: '#cdb79c',
  brownstone: '#bc6e55',
  umber: '#5e3430',
  field: brand.pewter,
  line: '#c9d3d6',
  paper: page.light,
  white: '#ffffff',
} as const;

/** Red, green and blue from 0 to 1, as PDF operators take them. */
export function rgb(hex: string): number[] {
  return channels(hex).map((value) => Number((value / 255).toFixed(3)));
}
