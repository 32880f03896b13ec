import { palette } from '../palette.ts';
import { box, clay, disc, glow, oval, path, type Shape, stroke } from '../shapes.ts';
import { arm, hairs, seated, skins, stage } from './figures.ts';

const night = palette.dusk;
const ground = palette.tealDark;
const dark = palette.night;

/** A family on a bench under a lit street lamp, at a safe distance from a dark house. */
export const firstMinutes: Shape[] = [
  box(0, 0, stage.width, stage.height, 0, night),
  ...[
    [40, 36, 1.6],
    [96, 70, 1.2],
    [150, 28, 1.8],
    [214, 58, 1.3],
    [246, 24, 1.5],
    [440, 34, 1.7],
    [462, 84, 1.2],
  ].map(([x = 0, y = 0, radius = 1]) => disc(x, y, radius, palette.fog)),
  glow(346, 70, 118, palette['amber-pale'], night),
  path('M0 214Q120 196 240 206Q360 216 480 202V280H0Z', ground),
  oval(350, 244, 128, 26, palette.leafDark),
  oval(350, 242, 88, 16, palette.leafLight),
  ...darkHouse(),
  ...lamp(),
  ...bench(),
];

function darkHouse(): Shape[] {
  return [
    oval(112, 224, 84, 9, palette.tealDark),
    box(54, 132, 116, 92, 5, clay(palette.denim)),
    path('M40 138L66 88Q68 84 73 84H151Q156 84 158 88L184 138Q185 142 180 142H44Q39 142 40 138Z', clay(dark)),
    box(134, 66, 16, 34, 3, clay(palette.dusk)),
    ...[70, 132].flatMap((x) => [
      box(x, 154, 24, 28, 4, dark),
      stroke(`M${x + 12} 156V180M${x + 2} 168H${x + 22}`, palette.denim, 2),
    ]),
    box(102, 172, 22, 52, 5, dark),
    disc(119, 200, 1.8, palette.steel),
  ];
}

function lamp(): Shape[] {
  return [
    box(342, 84, 8, 160, 4, clay(palette.night)),
    box(334, 236, 24, 10, 4, clay(palette.night)),
    path('M331 60H361L356 88H336Z', palette.amber),
    path('M336 64H346L345 84H339Z', palette['amber-pale']),
    path('M327 61Q346 42 365 61Z', palette.night),
    box(343, 44, 6, 8, 3, palette.night),
  ];
}

function bench(): Shape[] {
  const mother = { coat: palette.seaglass, skin: skins.brown, hair: hairs.dark };
  const child = { coat: palette.coral, skin: skins.tan, hair: hairs.dark };
  const father = { coat: palette.cream, skin: skins.light, hair: hairs.sand };
  return [
    box(376, 188, 8, 54, 3, '#3a2420'),
    box(264, 188, 8, 54, 3, '#3a2420'),
    box(258, 168, 132, 12, 5, clay('#9a5242')),
    box(258, 184, 132, 8, 4, clay(palette.brownstone)),
    box(254, 204, 140, 12, 5, clay(palette.brownstone)),
    ...seated({ x: 288, y: 206 }, mother),
    ...seated({ x: 366, y: 206 }, father),
    ...seated({ x: 326, y: 208, size: 0.76 }, child),
    ...arm('M304 166Q318 168 334 178', { x: 338, y: 180 }, mother, 10),
  ];
}
