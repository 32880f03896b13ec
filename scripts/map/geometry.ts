import type { Point } from '#app/catalog/maps.ts';

export const canvas = { width: 400, height: 300 };

/** The canvas and a little around it, so that no end of a street shows. */
const edge = { left: -10, top: -10, right: canvas.width + 10, bottom: canvas.height + 10 };

export const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(bx - ax, by - ay);

export const round = ([x, y]: Point): Point => [Math.round(x * 10) / 10, Math.round(y * 10) / 10];

export const isOnCanvas = ([x, y]: Point, margin: number) =>
  x >= margin && x <= canvas.width - margin && y >= margin && y <= canvas.height - margin;

/** Adds points, so that none is more than `step` from the next. */
export function densify(line: readonly Point[], step: number): Point[] {
  return line.flatMap((point, index) => {
    const next = line[index + 1];
    if (!next) return [point];
    const parts = Math.max(1, Math.ceil(distance(point, next) / step));
    return Array.from({ length: parts }, (_, part): Point => between(point, next, part / parts));
  });
}

/** The pieces of a line that are on the canvas or just beside it. */
export function clipLine(line: readonly Point[]): Point[][] {
  const pieces: Point[][] = [[]];
  for (const point of densify(line, 5)) {
    if (isInside(point)) pieces.at(-1)?.push(point);
    else if (pieces.at(-1)?.length) pieces.push([]);
  }
  return pieces.filter((piece) => piece.length > 1).map(thin);
}

function isInside([x, y]: Point): boolean {
  return x >= edge.left && x <= edge.right && y >= edge.top && y <= edge.bottom;
}

/** Leaves out points that lie on the straight line between their neighbors. */
export function thin(line: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const [index, point] of line.entries()) {
    const before = kept.at(-1);
    const after = line[index + 1];
    if (before && after && deviation(point, before, after) < 0.4) continue;
    kept.push(point);
  }
  return kept.map(round);
}

/** How far a point is from the line through two others. */
export function deviation([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay);
  return length === 0 ? 0 : Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

/** Cuts a polygon at the four edges, one after the other (Sutherland and Hodgman). */
export function clipPolygon(outline: readonly Point[]): Point[] {
  const sides: ((point: Point) => number)[] = [
    ([x]) => x - edge.left,
    ([x]) => edge.right - x,
    ([, y]) => y - edge.top,
    ([, y]) => edge.bottom - y,
  ];
  let polygon = [...outline];
  for (const side of sides) {
    polygon = polygon.flatMap((point, index) => {
      const before = polygon.at(index - 1) ?? point;
      const [from, to] = [side(before), side(point)];
      const crossing = from >= 0 === to >= 0 ? [] : [between(before, point, from / (from - to))];
      return to >= 0 ? [...crossing, point] : crossing;
    });
  }
  return polygon;
}

export function areaOf(outline: readonly Point[]): number {
  const sum = outline.reduce((total, [x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y];
    return total + x * nextY - nextX * y;
  }, 0);
  return Math.abs(sum) / 2;
}

function between([ax, ay]: Point, [bx, by]: Point, share: number): Point {
  return [ax + (bx - ax) * share, ay + (by - ay) * share];
}
