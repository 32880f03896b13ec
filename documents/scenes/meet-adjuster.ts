import { palette } from '../palette.ts';
import { box, clay, disc, down, glow, oval, path, type Shape, stroke } from '../shapes.ts';
import { arm, hairs, skins, stage, standing } from './figures.ts';

const owner = { coat: palette.coral, skin: skins.light, hair: hairs.brown };
const adjuster = { coat: palette.slate, skin: skins.deep, hair: hairs.dark };
const wall = palette.mist;

/** Two people looking at a ceiling stain, one with a clipboard. */
export const meetAdjuster: Shape[] = [
  box(0, 0, stage.width, stage.height, 0, wall),
  path('M0 0H480L436 58H44Z', down('#cfd8dc', '#f4f6f5')),
  box(44, 56, 392, 5, 1, '#b9cbcb'),
  path('M44 58L0 0V280H12L44 214Z', '#cbe0dd'),
  path('M436 58L480 0V280H468L436 214Z', '#c3d9d6'),
  path('M44 214H436L480 280H0Z', down('#d8b48a', '#c2976a')),
  ...stain(),
  ...furniture(),
  ...people(),
];

function stain(): Shape[] {
  return [
    path(
      'M196 34Q190 16 226 16Q250 4 280 16Q314 16 304 34Q306 50 268 48Q236 56 220 47Q194 48 196 34Z',
      '#b98d5c',
    ),
    path(
      'M206 34Q204 22 230 22Q252 12 276 22Q300 22 294 34Q292 44 264 42Q236 48 224 41Q206 42 206 34Z',
      '#d3b286',
    ),
    path('M224 33Q230 25 250 27Q272 25 274 33Q266 38 250 37Q230 39 224 33Z', '#b98d5c'),
    ...[
      [242, 62],
      [256, 84],
    ].map(([x = 0, y = 0]) => path(`M${x} ${y}q6 9 0 13q-6 -4 0 -13z`, '#6fb3c4')),
  ];
}

function furniture(): Shape[] {
  return [
    box(72, 88, 70, 76, 6, clay(palette.navy)),
    box(78, 94, 58, 64, 4, down('#bcd8ec', '#fbe3cf')),
    stroke('M107 94V158M78 126H136', palette.navy, 3),
    glow(392, 116, 40, palette['amber-pale'], wall),
    stroke('M392 124V222', palette.navy, 4),
    path('M374 126L382 98H402L410 126Z', clay(palette.amber)),
    oval(392, 224, 18, 5, palette.navy),
    oval(248, 236, 26, 6, '#ad8456'),
    path('M228 206H268L263 234Q248 240 233 234Z', clay(palette.seaglass)),
    oval(248, 206, 20, 5, palette.leafLight),
    oval(248, 207, 15, 3.4, '#7fc4d0'),
  ];
}

function people(): Shape[] {
  return [
    ...standing({ x: 178, y: 258, size: 1.12 }, owner),
    ...arm('M192 170Q212 156 216 126', { x: 217, y: 119 }, owner, 12),
    ...arm('M162 172Q152 190 158 212', { x: 158, y: 216 }, owner, 12),
    ...standing({ x: 322, y: 258, size: 1.16 }, adjuster),
    ...arm('M340 170Q354 192 330 200', { x: 326, y: 200 }, adjuster, 12),
    path('M286 172L322 166L330 212L294 218Z', clay('#9a6c48')),
    path('M290 178L319 173L325 208L297 212Z', palette.white),
    stroke('M297 185L314 182M298 192L316 189M300 199L311 197', palette.steel, 2),
    box(298, 164, 13, 8, 3, palette.navy),
    ...arm('M304 170Q288 182 294 200', { x: 296, y: 204 }, adjuster, 12),
    disc(296, 204, 6.2, adjuster.skin),
  ];
}
