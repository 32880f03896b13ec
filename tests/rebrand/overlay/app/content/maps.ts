import type { OfficeName } from '#app/site.ts';

type Point = readonly [x: number, y: number];

/** A street: its path on a canvas of 400 by 300, and its name where there is room for one. */
export type Street = {
  name: string;
  line: readonly Point[];
  wide?: boolean;
  label?: { at: Point; turn: number };
};
export type OfficeMap = {
  /** Alternative text of the drawing. */
  words: string;
  streets: readonly Street[];
  parks: readonly { name: string; outline: readonly Point[]; label: Point }[];
  water: readonly { name: string; outline: readonly Point[]; label: Point }[];
  office: Point;
  /** The center of the interactive map: a public square nearby, because the address is fictional. */
  place: { latitude: number; longitude: number };
};

export const maps: Record<OfficeName, OfficeMap> = {
  'Canal Side': {
    words: 'A drawing of the streets at the canal. The office is marked at the water.',
    streets: [
      {
        name: 'Main St',
        wide: true,
        line: [
          [200, -10],
          [200, 310],
        ],
      },
    ],
    parks: [],
    water: [],
    office: [220, 150],
    place: { latitude: 42.8774, longitude: -78.8787 },
  },
};
