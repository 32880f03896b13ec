import type { Colors } from './colors.ts';

/** Your colors. Pages, mail, icons, link previews, drawings and PDFs use these, and app/colors.ts derives all others from them. */
export const brand = {
  navy: '#14301f',
  slate: '#45564a',
  pewter: '#6f7d72',
  fog: '#eff2ee',
  cream: '#f8f0e0',
  seaglass: '#e0b26a',
  mist: '#eef0e0',
  teal: '#8c3b2a',
  amber: '#e2a93b',
  'amber-pale': '#f2d69a',
  coral: '#c8553d',
} as const;

/** Colors that should not be derived, by their names in app/colors.ts: `page: { light: '#ffffff', dark: '#101418' }`. */
export const ownColors: Partial<Colors> = {};
