import { mix, palette } from './palette.ts';

/** A color or a gradient. */
export type Fill = string | { from: string; to: string; direction: 'down' | 'right' | 'outward' };
export type Shape = { d: string; fill?: Fill; stroke?: string; width?: number; at?: Placement };
/** Where a shape's own origin lies, and its scale. */
type Placement = { x: number; y: number; scale: number };

/** Where the control points of a cubic curve lie that approximates a quarter circle. */
const bend = 0.5523;

export function path(d: string, fill: Fill): Shape {
  return { d, fill };
}

export function stroke(d: string, color: string, width: number): Shape {
  return { d, stroke: color, width };
}

export function box(x: number, y: number, width: number, height: number, radius: number, fill: Fill): Shape {
  return { d: roundedBox(x, y, width, height, radius), fill };
}

export function oval(x: number, y: number, radiusX: number, radiusY: number, fill: Fill): Shape {
  const [bx, by] = [radiusX * bend, radiusY * bend];
  const d = `M${x - radiusX} ${y}c0 ${-by} ${radiusX - bx} ${-radiusY} ${radiusX} ${-radiusY}c${bx} 0 ${radiusX} ${radiusY - by} ${radiusX} ${radiusY}c0 ${by} ${bx - radiusX} ${radiusY} ${-radiusX} ${radiusY}c${-bx} 0 ${-radiusX} ${by - radiusY} ${-radiusX} ${-radiusY}z`;
  return { d, fill };
}

export function disc(x: number, y: number, radius: number, fill: Fill): Shape {
  return oval(x, y, radius, radius, fill);
}

/** A gradient like matte clay: lit from the left. */
export function clay(color: string): Fill {
  return { from: mix(color, palette.white, 0.14), to: mix(color, palette.navy, 0.2), direction: 'right' };
}

export function down(from: string, to: string): Fill {
  return { from, to, direction: 'down' };
}

/** A light that fades into its background. */
export function glow(x: number, y: number, radius: number, light: string, behind: string): Shape {
  return disc(x, y, radius, { from: light, to: behind, direction: 'outward' });
}

export function roundedBox(x: number, y: number, width: number, height: number, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2);
  const b = r * bend;
  return `M${x + r} ${y}h${width - 2 * r}c${b} 0 ${r} ${r - b} ${r} ${r}v${height - 2 * r}c0 ${b} ${b - r} ${r} ${-r} ${r}h${2 * r - width}c${-b} 0 ${-r} ${b - r} ${-r} ${-r}v${2 * r - height}c0 ${-b} ${r - b} ${-r} ${r} ${-r}z`;
}
