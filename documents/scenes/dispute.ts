import { palette } from '../palette.ts';
import { box, clay, disc, down, oval, path, type Shape, stroke } from '../shapes.ts';
import { arm, bird, hairs, head, skins, stage } from './figures.ts';

const writer = { coat: palette.amber, skin: skins.deep, hair: hairs.dark };
const wall = palette.cream;

/** A person writing at a desk, a bus passing outside the window. */
export const dispute: Shape[] = [
  box(0, 0, stage.width, stage.height, 0, wall),
  ...view(),
  ...person(),
  ...desk(),
];

function view(): Shape[] {
  return [
    box(186, 24, 264, 150, 10, clay(palette.navy)),
    box(196, 34, 244, 130, 6, down('#a9cfe9', '#fbd9c0')),
    ...[
      [210, 84, 22],
      [234, 70, 20],
      [256, 92, 24],
      [376, 78, 22],
      [400, 94, 26],
    ].map(([x = 0, y = 0, width = 0]) => box(x, y, width, 134 - y, 3, '#c7b9bd')),
    box(196, 134, 244, 30, 0, down(palette.steel, palette.slate)),
    stroke('M204 155H236M252 155H284M300 155H332M348 155H380M396 155H428', palette.fog, 2.4),
    // The bus.
    box(262, 98, 122, 46, 9, clay(palette.coral)),
    ...[272, 293, 314, 335, 356].map((x) => box(x, 106, 16, 14, 3, palette['amber-pale'])),
    box(262, 126, 122, 5, 0, palette.cream),
    ...[288, 358].flatMap((x) => [disc(x, 145, 9, palette.navy), disc(x, 145, 3.5, palette.steel)]),
    bird(232, 56, palette.slate),
    bird(390, 58, palette.slate),
    stroke('M318 34V164', palette.navy, 5),
    box(176, 168, 284, 11, 4, clay(palette.cream)),
  ];
}

function person(): Shape[] {
  return [
    box(60, 150, 86, 100, 16, clay(palette.denim)),
    path('M72 238Q66 158 92 146Q112 136 132 146Q156 158 152 238Z', clay(writer.coat)),
    ...head({ x: 116, y: 116, size: 1.3 }, writer.skin, writer.hair),
    disc(116, 92, 13, clay(writer.hair)),
  ];
}

function desk(): Shape[] {
  return [
    box(20, 214, 440, 18, 6, clay(palette.brownstone)),
    box(40, 232, 16, 48, 3, clay('#8c4f3d')),
    box(424, 232, 16, 48, 3, clay('#8c4f3d')),
    path('M150 214L178 198H250L238 214Z', palette.paper),
    stroke('M182 203H226M176 208H206', palette.steel, 2),
    ...arm('M140 168Q166 186 186 194', { x: 190, y: 195 }, writer, 15),
    stroke('M188 204L204 176', palette.navy, 4),
    stroke('M388 212V170L404 146', palette.navy, 4),
    path('M398 164Q416 176 426 158L412 150Z', palette.amber),
    path('M392 152L414 134Q426 142 428 160L404 166Z', clay(palette.teal)),
    oval(388, 213, 18, 4, palette.navy),
    box(290, 190, 26, 24, 5, clay(palette.seaglass)),
    { ...oval(319, 202, 6, 7, palette.brownstone), stroke: palette.leafLight, width: 4 },
    box(330, 206, 40, 8, 2, clay(palette.slate)),
    box(334, 198, 34, 8, 2, clay(palette.coral)),
  ];
}
