type Point = { x: number; y: number };
/** The values of an SVG arc command, with its end in absolute coordinates. */
type Arc = {
  radiusX: number;
  radiusY: number;
  rotation: number;
  isLarge: boolean;
  isClockwise: boolean;
  end: Point;
};

/** Cubic curves for an elliptical arc, each of at most a quarter: six numbers for each (SVG 2, appendix B.2). */
export function arcToCurves(start: Point, { end, isLarge, isClockwise, ...ellipse }: Arc): number[][] {
  if (start.x === end.x && start.y === end.y) return [];
  const tilt = (ellipse.rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  // Half the way from the end to the start, in the axes of the ellipse.
  const halfX = (cos * (start.x - end.x) + sin * (start.y - end.y)) / 2;
  const halfY = (cos * (start.y - end.y) - sin * (start.x - end.x)) / 2;
  const tooSmall = Math.hypot(halfX / ellipse.radiusX, halfY / ellipse.radiusY);
  const [radiusX, radiusY] = [ellipse.radiusX, ellipse.radiusY].map(
    (radius) => radius * Math.max(1, tooSmall),
  );
  if (!radiusX || !radiusY) return [[start.x, start.y, end.x, end.y, end.x, end.y]];

  const [unitX, unitY] = [halfX / radiusX, halfY / radiusY];
  const length = unitX ** 2 + unitY ** 2;
  const away = Math.sqrt(Math.max(0, 1 - length) / length) * (isLarge === isClockwise ? -1 : 1);
  const [centerX, centerY] = [away * unitY, -away * unitX];
  const from = Math.atan2(unitY - centerY, unitX - centerX);
  const to = Math.atan2(-unitY - centerY, -unitX - centerX);
  const turn = (to - from + (isClockwise ? 2 : -2) * Math.PI) % (2 * Math.PI);

  /** From the unit circle around the arc's center to the page. */
  const place = (x: number, y: number): [number, number] => {
    const [alongX, alongY] = [(x + centerX) * radiusX, (y + centerY) * radiusY];
    return [
      cos * alongX - sin * alongY + (start.x + end.x) / 2,
      sin * alongX + cos * alongY + (start.y + end.y) / 2,
    ];
  };
  const count = Math.ceil(Math.abs(turn) / (Math.PI / 2) - 1e-9);
  const step = turn / count;
  const bend = (4 / 3) * Math.tan(step / 4);
  return Array.from({ length: count }, (_, index) => {
    const [a, b] = [from + index * step, from + (index + 1) * step];
    return [
      ...place(Math.cos(a) - bend * Math.sin(a), Math.sin(a) + bend * Math.cos(a)),
      ...place(Math.cos(b) + bend * Math.sin(b), Math.sin(b) - bend * Math.cos(b)),
      ...place(Math.cos(b), Math.sin(b)),
    ];
  });
}
