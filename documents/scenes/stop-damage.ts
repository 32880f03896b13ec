import { palette } from '../palette.ts';
import { box, clay, disc, down, oval, path, type Shape, stroke } from '../shapes.ts';
import { cloud, stage, tree } from './figures.ts';

const tarp = '#3f76ad';

/** A blue tarp tied over a small roof, with a bucket beside the door. */
export const stopDamage: Shape[] = [
  box(0, 0, stage.width, stage.height, 0, down('#cfdfe8', '#f7eee2')),
  ...cloud(92, 52, 1.2, '#a9bccb'),
  ...cloud(392, 46, 1, '#b9c9d5'),
  ...[
    [62, 84],
    [92, 92],
    [120, 82],
    [372, 78],
    [402, 86],
  ].map(([x = 0, y = 0]) => box(x, y, 4, 13, 2, '#7fb6c4')),
  path('M0 226Q120 212 240 220Q360 228 480 214V280H0Z', down(palette.seaglass, palette.leafLight)),
  ...tree(72, 246, 1.05),
  ...tree(424, 240, 0.85),
  ...house(),
  ...cover(),
  ...bucket(),
];

function house(): Shape[] {
  return [
    oval(242, 252, 132, 10, palette.leaf),
    box(140, 134, 204, 116, 6, clay(palette.cream)),
    box(296, 58, 24, 44, 4, clay(palette.brownstone)),
    path(
      'M116 140L152 82Q155 78 160 78H324Q329 78 332 82L368 140Q370 146 363 146H121Q114 146 116 140Z',
      clay(palette.brownstone),
    ),
    box(222, 176, 44, 74, 8, clay(palette.teal)),
    disc(257, 214, 3, palette.amber),
    ...[160, 284].flatMap((x) => [
      box(x - 4, 166, 48, 46, 6, palette.navy),
      box(x, 170, 40, 38, 4, palette.amber),
      stroke(`M${x + 20} 170V208M${x} 189H${x + 40}`, palette.navy, 3),
    ]),
    box(210, 246, 68, 10, 4, clay(palette.stone)),
  ];
}

function cover(): Shape[] {
  return [
    path(
      'M182 70Q250 64 318 71L352 128Q344 140 334 130Q324 142 312 131Q300 143 288 132Q276 143 264 132Q252 143 240 132Q228 143 216 132Q204 142 194 131Q184 141 176 130Z',
      clay(tarp),
    ),
    stroke('M214 72L206 126M250 70V128M286 71L296 126', '#6a9bca', 2.4),
    stroke('M176 130L128 178M352 128L372 178', '#f3e5cf', 2.4),
    ...[
      [176, 130],
      [352, 128],
      [182, 71],
      [318, 72],
    ].map(([x = 0, y = 0]) => disc(x, y, 3.4, palette.amber)),
    box(123, 176, 8, 76, 3, clay(palette.umber)),
    box(368, 176, 8, 72, 3, clay(palette.umber)),
  ];
}

function bucket(): Shape[] {
  return [
    oval(200, 264, 24, 5, palette.leaf),
    stroke('M184 236Q200 208 216 236', palette.slate, 2.6),
    path('M182 236H218L213 262Q200 267 187 262Z', clay(palette.steel)),
    oval(200, 236, 18, 5, '#6d859b'),
    oval(200, 237, 14, 3.4, '#7fc4d0'),
    box(198, 220, 4, 10, 2, '#7fb6c4'),
  ];
}
