import type { Point, Street } from '#app/catalog/maps.ts';
import { densify, deviation, distance, isOnCanvas, round } from './geometry.ts';

type Label = NonNullable<Street['label']>;

/** About as wide as a letter of a label, and how far the middle of a letter is above its foot. */
const letter = { width: 6.2, middle: 3.8 };
const edge = 8;
/** Letters of two labels are at least this far apart. */
const apart = 13;

export const widthOf = (name: string) => name.length * letter.width;

/** Finds room for a name along the straightest part of its street, away from points that are taken. Adds its own to them. */
export function placeLabel(
  name: string,
  lines: readonly (readonly Point[])[],
  taken: Point[],
): Label | undefined {
  const width = widthOf(name);
  const chords = lines
    .flatMap((line) => straightParts(line, width + 8))
    .sort((one, other) => distance(...other) - distance(...one));
  for (const [from, to] of chords) {
    const [left, right] = from[0] <= to[0] ? [from, to] : [to, from];
    const length = distance(left, right);
    const [dx, dy] = [(right[0] - left[0]) / length, (right[1] - left[1]) / length];
    for (const share of [0.5, 0.25, 0.75]) {
      const start = Math.min(Math.max(0, length * share - width / 2), length - width);
      const first: Point = [left[0] + dx * start, left[1] + dy * start];
      const letters = Array.from(
        { length: name.length + 1 },
        (_, index): Point => [first[0] + dx * index * letter.width, first[1] + dy * index * letter.width],
      );
      if (letters.some((each) => taken.some((point) => distance(each, point) < apart))) continue;
      taken.push(...letters);
      const at = round([first[0] - dy * letter.middle, first[1] + dx * letter.middle]);
      return { at, turn: Math.round((Math.atan2(dy, dx) * 1800) / Math.PI) / 10 };
    }
  }
  return undefined;
}

/** The longest straight parts on the canvas, at least `length` long: one from each point. */
function straightParts(line: readonly Point[], length: number): [Point, Point][] {
  const points = densify(line, 12).filter((point) => isOnCanvas(point, edge));
  return points.flatMap((from, first): [Point, Point][] => {
    let best: Point | undefined;
    for (let last = first + 1; last < points.length; last += 1) {
      const to = points[last];
      if (!to || points.slice(first, last).some((point) => deviation(point, from, to) > 4)) break;
      best = to;
    }
    return best && distance(from, best) >= length ? [[from, best]] : [];
  });
}
