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

const across = (name: string, y: number, wide = false): Street => ({
  name,
  wide,
  line: [
    [-10, y],
    [410, y],
  ],
  label: { at: [8, y - 4], turn: 0 },
});

const up = (name: string, x: number, wide = true): Street => ({
  name,
  wide,
  line: [
    [x, -10],
    [x, 310],
  ],
  label: { at: [x + 4, 126], turn: -90 },
});

/** The streets along the river, at a slight angle. */
const alongShore = (name: string, y: number, wide = false): Street => ({
  name,
  wide,
  line: [
    [-10, y],
    [410, y - 40],
  ],
  label: { at: [10, y - (wide ? 10 : 9)], turn: -5.4 },
});

/** The streets toward the river, at a slight angle. */
const towardRiver = (name: string, x: number, wide = false): Street => ({
  name,
  wide,
  line: [
    [x, -10],
    [x + 22, 226],
  ],
  label: { at: [x + 14, 36], turn: 84.7 },
});

export const maps: Record<OfficeName, OfficeMap> = {
  Downtown: {
    words:
      'A drawing of the streets near the East River: Pearl, Water, Front and South Street run along the shore, crossed by Fulton and Beekman Street, Peck Slip and Dover Street. The office is marked between Front and South Street.',
    streets: [
      alongShore('Pearl St', 66, true),
      alongShore('Water St', 118),
      alongShore('Front St', 166),
      alongShore('South St', 222, true),
      towardRiver('Fulton St', 60, true),
      towardRiver('Beekman St', 138),
      towardRiver('Peck Slip', 216, true),
      towardRiver('Dover St', 294),
      {
        name: 'Brooklyn Bridge',
        wide: true,
        line: [
          [330, -10],
          [390, 310],
        ],
        label: { at: [366, 208], turn: 79.4 },
      },
    ],
    parks: [],
    water: [
      {
        name: 'East River',
        outline: [
          [-10, 236],
          [410, 196],
          [410, 310],
          [-10, 310],
        ],
        label: [120, 272],
      },
    ],
    office: [196, 172],
    place: { latitude: 40.7079, longitude: -74.0013 },
  },
  Midtown: {
    words:
      'A drawing of the streets around Bryant Park: 42nd, 40th, 39th and 38th Street run across, Sixth and Fifth Avenue run up and down, and Broadway cuts through at an angle. The office is marked on 39th Street between Sixth and Fifth Avenue.',
    streets: [
      across('W 42nd St', 58, true),
      across('W 40th St', 140),
      across('W 39th St', 184),
      across('W 38th St', 228),
      across('W 37th St', 272),
      up('7th Ave', 74),
      up('6th Ave', 214),
      up('5th Ave', 350),
      {
        name: 'Broadway',
        wide: true,
        line: [
          [66, -10],
          [186, 310],
        ],
        label: { at: [126, 166], turn: 69.4 },
      },
    ],
    parks: [
      {
        name: 'Bryant Park',
        outline: [
          [224, 68],
          [340, 68],
          [340, 131],
          [224, 131],
        ],
        label: [282, 104],
      },
    ],
    water: [],
    office: [284, 184],
    place: { latitude: 40.7536, longitude: -73.9832 },
  },
};
