import { mix, palette } from '../palette.ts';
import { box, clay, disc, oval, path, type Shape, stroke } from '../shapes.ts';

/** The size of every scene. */
export const stage = { width: 480, height: 280 };

export const skins = { light: '#f0c6a4', tan: '#c98d66', brown: '#8d5a3f', deep: '#6b402f' };
export const hairs = { dark: '#2f2430', brown: palette.umber, sand: '#b98a54', grey: '#9aa4ad' };

export type Look = { coat: string; skin: string; hair: string };
type Spot = { x: number; y: number; size?: number };

/** A standing figure without a face, its feet at the given point. The scene draws its arms. */
export function standing({ x, y, size = 1 }: Spot, { coat, skin, hair }: Look): Shape[] {
  const at = (dx: number, dy: number) => `${x + dx * size} ${y + dy * size}`;
  const trousers = mix(palette.navy, coat, 0.15);
  return [
    oval(x, y, 26 * size, 5 * size, mix(palette.slate, palette.sand, 0.45)),
    box(x - 13 * size, y - 38 * size, 11 * size, 38 * size, 5 * size, trousers),
    box(x + 2 * size, y - 38 * size, 11 * size, 38 * size, 5 * size, trousers),
    path(
      `M${at(-11, -88)}Q${at(0, -94)} ${at(11, -88)}Q${at(18, -84)} ${at(19, -70)}L${at(21, -34)}Q${at(0, -25)} ${at(-21, -34)}L${at(-19, -70)}Q${at(-18, -84)} ${at(-11, -88)}Z`,
      clay(coat),
    ),
    ...head({ x, y: y - 106 * size, size }, skin, hair),
  ];
}

/** The same figure, seated at the given point. */
export function seated({ x, y, size = 1 }: Spot, { coat, skin, hair }: Look): Shape[] {
  const at = (dx: number, dy: number) => `${x + dx * size} ${y + dy * size}`;
  const trousers = mix(palette.navy, coat, 0.15);
  return [
    box(x - 14 * size, y - 8 * size, 12 * size, 38 * size, 6 * size, trousers),
    box(x + 2 * size, y - 8 * size, 12 * size, 38 * size, 6 * size, trousers),
    path(
      `M${at(-11, -52)}Q${at(0, -58)} ${at(11, -52)}Q${at(18, -48)} ${at(19, -36)}L${at(20, -2)}Q${at(0, 5)} ${at(-20, -2)}L${at(-19, -36)}Q${at(-18, -48)} ${at(-11, -52)}Z`,
      clay(coat),
    ),
    ...head({ x, y: y - 70 * size, size }, skin, hair),
  ];
}

/** A head around the given point: hair, neck, face. */
export function head({ x, y, size = 1 }: Spot, skin: string, hair: string): Shape[] {
  const at = (dx: number, dy: number) => `${x + dx * size} ${y + dy * size}`;
  return [
    disc(x, y - 1 * size, 16 * size, clay(hair)),
    box(x - 4.5 * size, y + 8 * size, 9 * size, 12 * size, 4 * size, mix(skin, palette.umber, 0.2)),
    path(
      `M${at(-13, -2)}Q${at(0, -9)} ${at(13, -4)}Q${at(14.5, 14)} ${at(0, 15)}Q${at(-14.5, 14)} ${at(-13, -2)}Z`,
      clay(skin),
    ),
  ];
}

/** A sleeve along the path, with a hand at its end. */
export function arm(d: string, hand: { x: number; y: number }, { coat, skin }: Look, width = 11): Shape[] {
  return [stroke(d, mix(coat, palette.navy, 0.16), width), disc(hand.x, hand.y, width * 0.52, skin)];
}

export function cloud(x: number, y: number, size: number, color: string): Shape[] {
  return [
    box(x - 34 * size, y - 8 * size, 68 * size, 20 * size, 10 * size, color),
    disc(x - 12 * size, y - 8 * size, 14 * size, color),
    disc(x + 10 * size, y - 12 * size, 17 * size, color),
  ];
}

/** A round tree, dark below and light on top. */
export function tree(x: number, y: number, size: number): Shape[] {
  return [
    oval(x, y, 24 * size, 5 * size, palette.leafLight),
    box(x - 4 * size, y - 34 * size, 8 * size, 34 * size, 3 * size, palette.umber),
    disc(x, y - 50 * size, 26 * size, clay(palette.leafDark)),
    disc(x - 14 * size, y - 58 * size, 17 * size, palette.leaf),
    disc(x + 10 * size, y - 68 * size, 18 * size, palette.leafLight),
    disc(x - 4 * size, y - 76 * size, 12 * size, palette.seaglass),
  ];
}

export function bird(x: number, y: number, color: string): Shape {
  return stroke(
    `M${x - 9} ${y - 3}Q${x - 4} ${y - 7} ${x} ${y}Q${x + 4} ${y - 7} ${x + 9} ${y - 3}`,
    color,
    1.6,
  );
}
