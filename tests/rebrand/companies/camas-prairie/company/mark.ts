import { brand } from './palette.ts';

/** Two hills under a sun. */
type Shape = { d: string; fill: string };

const { navy, seaglass, amber } = brand;

export const markSize = 32;

export const mark: Shape[] = [
  {
    d: 'M8 0h16c4.42 0 8 3.58 8 8v16c0 4.42-3.58 8-8 8H8c-4.42 0-8-3.58-8-8V8c0-4.42 3.58-8 8-8z',
    fill: navy,
  },
  { d: 'M16 6a6 6 0 1 1 0 12a6 6 0 1 1 0-12z', fill: amber },
  { d: 'M2 26 10 16l6 6 6-6 8 10z', fill: seaglass },
];

export const openMark: Shape[] = [
  { d: 'M-16-16h64v64h-64z', fill: navy },
  { d: 'M16 6a6 6 0 1 1 0 12a6 6 0 1 1 0-12z', fill: amber },
  { d: 'M-16 26h18l8-10 6 6 6-6 8 10h18v22h-64z', fill: seaglass },
];

export const plainMark = 'M16 6a6 6 0 1 1 0 12a6 6 0 1 1 0-12zM2 28 10 20l6 4 6-4 8 8z';
