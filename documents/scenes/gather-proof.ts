import { mix, palette } from '../palette.ts';
import { box, clay, disc, down, oval, path, type Shape, stroke } from '../shapes.ts';
import { skins, stage } from './figures.ts';

const wood = '#bc8a5f';

/** A hand holding a phone in front of a shelf of books and a guitar. */
export const gatherProof: Shape[] = [
  box(0, 0, stage.width, stage.height, 0, down(palette.cream, '#f3dfc6')),
  ...shelf(),
  ...guitar({ x: 404, y: 150, size: 1 }),
  ...phone(),
];

function shelf(): Shape[] {
  return [
    ...books(34, 96, [56, 64, 50, 60, 44, 58]),
    ...books(34, 198, [60, 48, 62, 54]),
    disc(152, 176, 22, clay(palette.teal)),
    path('M140 176Q152 128 164 176Z', palette.leaf),
    box(138, 176, 28, 22, 5, clay(palette.coral)),
    box(18, 96, 330, 11, 4, clay(wood)),
    box(18, 198, 330, 11, 4, clay(wood)),
    ...books(270, 96, [62, 52, 58]),
    disc(312, 180, 18, clay(palette.amber)),
    disc(312, 180, 11, '#fff3da'),
    stroke('M312 180V173M312 180H317', palette.navy, 2),
  ];
}

function books(x: number, foot: number, heights: number[]): Shape[] {
  const colors = [palette.navy, palette.coral, palette.seaglass, palette.slate, palette.amber, palette.teal];
  return heights.flatMap((height, index) => {
    const color = colors[(index + heights.length) % colors.length] ?? palette.navy;
    const left = x + index * 17;
    return [
      box(left, foot - height, 15, height, 3, clay(color)),
      box(left + 3, foot - height + 9, 9, 3, 1, palette.cream),
    ];
  });
}

function guitar({ x, y, size }: { x: number; y: number; size: number }): Shape[] {
  return [
    oval(x, y + 112 * size, 52 * size, 7 * size, '#dfc5a3'),
    box(x - 6 * size, y - 128 * size, 12 * size, 150 * size, 4 * size, clay(palette.umber)),
    box(x - 9 * size, y - 142 * size, 18 * size, 24 * size, 5 * size, clay('#4a2824')),
    disc(x, y + 20 * size, 36 * size, clay('#d98d3c')),
    disc(x, y + 66 * size, 46 * size, clay('#d98d3c')),
    disc(x, y + 28 * size, 13 * size, '#4a2824'),
    box(x - 16 * size, y + 74 * size, 32 * size, 7 * size, 3 * size, '#4a2824'),
    ...[-3, 0, 3].map((step) =>
      stroke(`M${x + step} ${y - 118 * size}V${y + 76 * size}`, palette.cream, 0.8),
    ),
  ];
}

function phone(): Shape[] {
  const skin = skins.brown;
  return [
    path('M210 280L222 220H286Q304 232 300 252Q294 268 290 280Z', clay(skin)),
    box(166, 62, 108, 200, 16, clay(palette.navy)),
    box(173, 70, 94, 184, 10, '#fdf6ea'),
    // What the camera sees.
    box(173, 122, 94, 4, 1, wood),
    box(173, 190, 94, 4, 1, wood),
    ...[palette.coral, palette.slate, palette.seaglass].map((color, index) =>
      box(181 + index * 10, 94 + index * 3, 8, 28 - index * 3, 2, color),
    ),
    ...[palette.amber, palette.teal].map((color, index) =>
      box(181 + index * 10, 162 + index * 5, 8, 28 - index * 5, 2, color),
    ),
    ...guitar({ x: 243, y: 150, size: 0.44 }),
    stroke('M182 90V80H192M248 80H258V90M258 204V214H248M192 214H182V204', palette.coral, 2.6),
    disc(220, 234, 11, palette.white),
    { ...disc(220, 234, 11, palette.white), stroke: palette.navy, width: 2 },
    disc(220, 234, 6.5, palette.coral),
    ...[150, 174, 198, 222].map((y) => box(152, y, 32, 19, 9.5, clay(skin))),
    stroke('M287 244Q296 212 268 190', mix(skin, palette.umber, 0.25), 21),
  ];
}
