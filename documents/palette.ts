import { brand } from '#app/palette.ts';

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
  white: '#ffffff',
} as const;

/** Mixes two colors; `share` is how much of the second. */
export function mix(from: string, to: string, share: number): string {
  const other = channels(to);
  const mixed = channels(from).map((value, index) => value + ((other[index] ?? 0) - value) * share);
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

/** Red, green and blue from 0 to 1, as PDF operators take them. */
export function rgb(hex: string): number[] {
  return channels(hex).map((value) => Number((value / 255).toFixed(3)));
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}
