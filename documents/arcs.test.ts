import { expect, test } from 'vitest';
import { arcToCurves } from './arcs.ts';
import { translatePath } from './paths.ts';

const circle = { radiusX: 10, radiusY: 10, rotation: 0, isLarge: false, isClockwise: true };
const rounded = (curves: number[][]) =>
  curves.map((curve) => curve.map((value) => Math.round(value * 100) / 100));

test('a quarter of a circle is one curve, and a half two', () => {
  expect(rounded(arcToCurves({ x: 0, y: -10 }, { ...circle, end: { x: 10, y: 0 } }))).toEqual([
    [5.52, -10, 10, -5.52, 10, 0],
  ]);
  const half = arcToCurves({ x: 0, y: -10 }, { ...circle, end: { x: 0, y: 10 } });
  expect(rounded(half).map((curve) => curve.slice(-2))).toEqual([
    [10, 0],
    [0, 10],
  ]);
});

test.each([
  ['the long way', { isLarge: true, isClockwise: false }, 3],
  ['against the clock', { isLarge: false, isClockwise: false }, 1],
])('an arc goes %s', (_, way, count) => {
  const curves = arcToCurves({ x: 0, y: -10 }, { ...circle, ...way, end: { x: 10, y: 0 } });
  expect(curves).toHaveLength(count);
  expect(rounded(curves).at(-1)?.slice(-2)).toEqual([10, 0]);
});

test('radii that are too small grow until the arc reaches its end', () => {
  const curves = arcToCurves({ x: 0, y: 10 }, { ...circle, radiusX: 1, radiusY: 1, end: { x: 20, y: 10 } });
  expect(rounded(curves).map((curve) => curve.slice(-2))).toEqual([
    [10, 0],
    [20, 10],
  ]);
});

test('a circle of two arcs has the bounds of the circle', () => {
  const { bounds } = translatePath('M16 6a6 6 0 1 1 0 12a6 6 0 1 1 0-12z');
  expect(bounds).toEqual({ left: 10, top: 6, right: 22, bottom: 18 });
});
