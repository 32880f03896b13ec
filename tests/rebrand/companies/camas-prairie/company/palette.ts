import type { Colors } from './shape/colors.ts';

/** Your colors. Pages, mail, icons, link previews, drawings and PDFs use these, and office/colors.ts derives all others from them. */
export const brand = {
  navy: '#2c2118',
  slate: '#5b4a3a',
  pewter: '#7d6b58',
  fog: '#edf1f2',
  cream: '#fbf1e1',
  seaglass: '#b9cf94',
  mist: '#eef2e4',
  teal: '#4d5f22',
  amber: '#f0b44a',
  'amber-pale': '#ffd89b',
  coral: '#d9714f',
} as const;

/** Colors that should not be derived, by their names in office/colors.ts: `page: { light: '#ffffff', dark: '#101418' }`. */
export const ownColors: Partial<Colors> = {};
