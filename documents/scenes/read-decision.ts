import { palette } from '../palette.ts';
import { box, clay, disc, down, glow, oval, path, type Shape, stroke } from '../shapes.ts';
import { stage, tree } from './figures.ts';

const wall = palette.mist;

/** An opened letter on a kitchen table next to a mug. */
export const readDecision: Shape[] = [
  box(0, 0, stage.width, stage.height, 0, wall),
  ...kitchen(),
  box(0, 168, stage.width, 112, 0, down('#d9a777', '#b98052')),
  box(0, 164, stage.width, 10, 0, '#e8c096'),
  stroke('M0 206H190M330 214H480M0 250H110M380 256H480', '#c58f60', 2),
  ...letterOnTable(),
  ...mug(),
];

function kitchen(): Shape[] {
  return [
    box(52, 26, 128, 116, 8, clay(palette.navy)),
    box(60, 34, 112, 100, 5, down('#bcd8ec', '#fbdcc4')),
    box(60, 112, 112, 22, 0, palette.leafLight),
    ...tree(142, 116, 0.72),
    stroke('M116 34V134M60 82H172', palette.navy, 4),
    box(42, 138, 148, 10, 4, clay(palette.cream)),
    glow(286, 84, 74, palette['amber-pale'], wall),
    stroke('M286 0V44', palette.navy, 3),
    path('M252 76Q256 42 286 42Q316 42 320 76Z', clay(palette.teal)),
    oval(286, 76, 34, 6, palette.amber),
    box(364, 92, 100, 8, 3, clay(palette.brownstone)),
    box(376, 66, 22, 26, 5, clay(palette.coral)),
    box(404, 58, 20, 34, 5, clay(palette.seaglass)),
    box(430, 70, 22, 22, 5, clay(palette.amber)),
  ];
}

function letterOnTable(): Shape[] {
  return [
    path('M84 262L128 196H306L288 262Z', '#a97247'),
    path('M78 256L122 190H230L206 256Z', clay('#f3e2c8')),
    path('M122 190H230L172 226Z', '#e3cba6'),
    path('M150 184L262 166L318 242L196 266Z', '#a97247'),
    path('M146 178L258 160L314 236L192 260Z', palette.paper),
    path('M164 203L276 185L295 211L177 235Z', '#f3f1ea'),
    stroke('M168 188L236 177M176 200L262 186M184 212L270 198M192 224L246 215', palette.steel, 3),
    stroke('M202 240L238 234', palette.navy, 4.5),
    path('M254 228L290 222L297 232L261 238Z', palette.amber),
    path('M160 176L176 173L181 180L165 183Z', palette.navy),
  ];
}

function mug(): Shape[] {
  return [
    oval(386, 246, 50, 10, '#a97247'),
    { ...oval(424, 212, 17, 17, '#d9a777'), stroke: '#d9593f', width: 8 },
    path('M344 180H416L410 240Q380 252 350 240Z', clay(palette.coral)),
    oval(380, 180, 36, 8, '#fbe9dd'),
    oval(380, 181, 30, 5.5, palette.umber),
    path('M380 222Q362 208 370 199Q377 195 380 203Q383 195 390 199Q398 208 380 222Z', '#fbe9dd'),
    stroke(
      'M366 166Q358 154 368 144Q376 134 368 122M392 166Q384 154 394 144Q402 134 394 124',
      palette.white,
      4,
    ),
    disc(368, 122, 1.5, palette.white),
  ];
}
