import { mix, palette } from '../palette.ts';
import { box, clay, disc, down, glow, oval, path, type Shape, stroke } from '../shapes.ts';
import { arm, bird, cloud, hairs, head, skins, stage, tree } from './figures.ts';

const lit = palette['amber-pale'];
const agent = { coat: palette.teal, skin: skins.tan, hair: hairs.brown };

/** A person with a headset at a desk with a phone, in a lit window. */
export const theCall: Shape[] = [
  box(0, 0, stage.width, stage.height, 0, down('#bcd8ec', '#fbe3cf')),
  ...cloud(58, 74, 1, palette.white),
  ...cloud(424, 52, 0.8, palette.white),
  bird(88, 132, palette.slate),
  bird(404, 118, palette.slate),
  bird(426, 130, palette.slate),
  path('M0 226Q120 208 240 218Q360 228 480 212V280H0Z', down(palette.seaglass, palette.leaf)),
  ...tree(66, 248, 1),
  ...tree(420, 252, 1.15),
  ...building(),
  ...room(),
];

function building(): Shape[] {
  return [
    box(118, 14, 244, 274, 4, clay(palette.cream)),
    box(106, 6, 268, 18, 6, clay(palette.coral)),
    box(110, 246, 260, 40, 4, clay(palette.coral)),
    path('M158 232V116Q158 42 240 42Q322 42 322 116V232Z', clay(palette.navy)),
  ];
}

function room(): Shape[] {
  return [
    path('M168 224V118Q168 52 240 52Q312 52 312 118V224Z', lit),
    glow(262, 136, 48, mix(palette['amber-pale'], palette.white, 0.6), lit),
    // The person, with a headset.
    path('M192 222Q190 166 206 156Q222 146 238 156Q254 166 252 222Z', clay(agent.coat)),
    ...head({ x: 222, y: 128, size: 1.15 }, agent.skin, agent.hair),
    stroke('M204 130Q203 106 222 106Q241 106 240 130', palette.navy, 3.5),
    box(199, 124, 9, 15, 4, palette.navy),
    stroke('M204 138Q206 148 216 148', palette.navy, 2.5),
    disc(217, 148, 3, palette.coral),
    // The lamp on the desk.
    stroke('M292 206V160L276 136', palette.navy, 4),
    path('M258 140L282 122Q290 130 288 140L268 152Q260 150 258 140Z', clay(palette.coral)),
    oval(292, 206, 14, 4, palette.navy),
    // The desk, the telephone, the sill.
    box(162, 204, 156, 24, 4, clay(palette.brownstone)),
    path('M176 204L182 186Q184 182 189 182H211Q216 182 218 186L224 204Z', clay(palette.coral)),
    disc(200, 194, 6.5, palette.cream),
    disc(200, 194, 2.5, palette.coral),
    box(172, 172, 56, 11, 5.5, clay(mix(palette.coral, palette.navy, 0.3))),
    ...arm('M246 178Q262 190 248 202', { x: 246, y: 202 }, agent, 11),
    box(148, 226, 184, 14, 6, clay(palette.stone)),
  ];
}
