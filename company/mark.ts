import { brand } from './palette.ts';

/**
 * The logo's mark, a lighthouse on a grid of 32 by 32. The header, the icons, the link previews and the PDFs draw it.
 * Edges lie on even numbers, so they fall between pixels at 16 by 16.
 */
type Shape = { d: string; fill: string };

const { navy, fog, seaglass, amber, coral, 'amber-pale': amberPale } = brand;

export const markSize = 32;

const tower: Shape[] = [
  { d: 'M12 12h8l2.1 16H9.9z', fill: fog },
  { d: 'M11.2 18h9.6l.55 4h-10.7z', fill: coral },
  { d: 'M10 12h12v2H10z', fill: fog },
  { d: 'M12 7.5h8V12h-8z', fill: amberPale },
  { d: 'M16 2 21.5 8h-11z', fill: coral },
];

/** The mark on a tile with round corners. */
export const mark: Shape[] = [
  {
    d: 'M8 0h16c4.42 0 8 3.58 8 8v16c0 4.42-3.58 8-8 8H8c-4.42 0-8-3.58-8-8V8c0-4.42 3.58-8 8-8z',
    fill: navy,
  },
  { d: 'M10 10 0 6.6v6.8z', fill: amber },
  { d: 'M22 10 32 6.6v6.8z', fill: amber },
  ...tower,
  { d: 'M1.07 28h29.86C29.5 30.48 26.86 32 24 32H8C5.14 32 2.5 30.48 1.07 28z', fill: seaglass },
];

/** Without the tile, for launchers that crop icons themselves: sky, light and sea extend beyond the grid. */
export const openMark: Shape[] = [
  { d: 'M-16-16h64v64h-64z', fill: navy },
  { d: 'M10 10-16 1.16v17.68z', fill: amber },
  { d: 'M22 10 48 1.16v17.68z', fill: amber },
  ...tower,
  { d: 'M-16 28h64v20h-64z', fill: seaglass },
];

/** The mark in one color. Its light parts are holes: fill it by the even-odd rule. */
export const plainMark =
  'M16 2 21.5 8H20v4h2v2h-1.85l.6 4h-9.5l.6-4H10v-2h2V8h-1.5zM14 8v4h4V8zM10 10 0 6.6v6.8zM22 10 32 6.6v6.8zM10.95 20h10.1l.9 6h-11.9zM2 28h28v2H2z';
