import { mark, markSize } from '#company/mark.ts';
import { palette } from '../palette.ts';
import { box, clay, disc, down, glow, oval, path, type Shape, stroke } from '../shapes.ts';
import { stage } from './figures.ts';

const magnet = { x: 234, y: 76, scale: 44 / markSize };

/** A note pinned to a refrigerator by a magnet with the mark. */
export const myNumbers: Shape[] = [
  box(0, 0, stage.width, stage.height, 0, down('#fdeee3', '#fbdfcf')),
  box(0, 252, stage.width, 28, 0, '#d8b48a'),
  ...counter(),
  ...refrigerator(),
  ...note(),
];

function counter(): Shape[] {
  return [
    box(0, 160, 116, 12, 3, clay(palette.stone)),
    box(0, 172, 110, 82, 4, clay(palette.teal)),
    stroke('M55 176V250M44 206V216M66 206V216', palette.tealDark, 3),
    box(28, 130, 34, 30, 6, clay(palette.coral)),
    disc(45, 116, 18, clay(palette.leaf)),
    disc(34, 108, 11, palette.seaglass),
    glow(420, 92, 58, palette['amber-pale'], '#fde7d9'),
    stroke('M420 0V62', palette.navy, 3),
    path('M392 92Q396 62 420 62Q444 62 448 92Z', clay(palette.navy)),
    oval(420, 92, 28, 5, palette.amber),
    box(376, 160, 104, 12, 3, clay(palette.stone)),
    box(382, 172, 98, 82, 4, clay(palette.teal)),
    stroke('M432 176V250', palette.tealDark, 3),
  ];
}

function refrigerator(): Shape[] {
  return [
    oval(246, 258, 132, 9, '#b9925f'),
    box(128, -30, 236, 286, 22, clay(palette.seaglass)),
    stroke('M130 62H362', palette.leaf, 3),
    box(144, 20, 9, 30, 4.5, clay(palette.fog)),
    box(144, 76, 9, 60, 4.5, clay(palette.fog)),
    box(146, 252, 22, 10, 3, palette.navy),
    box(324, 252, 22, 10, 3, palette.navy),
  ];
}

function note(): Shape[] {
  return [
    path('M190 98L326 90L336 234L200 242Z', palette.leafLight),
    path('M184 92L320 84L330 228L194 236Z', palette.paper),
    ...[0, 1, 2, 3].flatMap((row) => {
      const [x, y] = [204 + row * 1.6, 146 + row * 22];
      return [
        stroke(`M${x} ${y}L${x + 26} ${y - 1.6}`, palette.coral, 4),
        stroke(`M${x + 36} ${y - 2}L${x + 104} ${y - 6}`, palette.steel, 3),
      ];
    }),
    ...mark.map((shape) => ({ ...shape, at: magnet })),
    disc(342, 84, 8, clay(palette.amber)),
    disc(342, 196, 8, clay(palette.coral)),
    path('M212 30l7 13h-14z', palette.navy),
    disc(254, 36, 8, clay(palette.coral)),
  ];
}
