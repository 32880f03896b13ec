import type { Colors } from './shape/colors.ts';

/** Your colors. Pages, mail, icons, link previews, drawings and PDFs use these, and office/colors.ts derives all others from them. */
export const brand = {
  navy: '#14302a',
  slate: '#3d5a78',
  pewter: '#6b8098',
  fog: '#edf1f2',
  cream: '#fbf1e1',
  seaglass: '#8ed1c3',
  mist: '#e4f2f0',
  teal: '#1d5a80',
  amber: '#ffc94d',
  'amber-pale': '#ffd89b',
  coral: '#f2735a',
} as const;

/** Colors that should not be derived, by their names in office/colors.ts: `page: { light: '#ffffff', dark: '#101418' }`. */
export const ownColors: Partial<Colors> = {};
