import { mix, palette } from './palette.ts';

/** A colour, or one that changes across the shape: from top to bottom, from left to right, or outward from its middle. */
export type Fill = string | { from: string; to: string; way: 'down' | 'right' | 'outward' };
export type Shape = { d: string; fill?: Fill; stroke?: string; width?: number };

const bend = 0.5523;

export function path(d: string, fill: Fill): Shape {
  return { d, fill };
}

export function stroke(d: string, colour: string, width: number): Shape {
  return { d, stroke: colour, width };
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

/** Matte clay: lit from the upper left, in shade on the right. */
export function clay(colour: string): Fill {
  return { from: mix(colour, '#ffffff', 0.14), to: mix(colour, palette.navy, 0.2), way: 'right' };
}

export function down(from: string, to: string): Fill {
  return { from, to, way: 'down' };
}

/** A light that fades into what is behind it. */
export function glow(x: number, y: number, radius: number, light: string, behind: string): Shape {
  return disc(x, y, radius, { from: light, to: behind, way: 'outward' });
}

export function roundedBox(x: number, y: number, width: number, height: number, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2);
  const b = r * bend;
  return `M${x + r} ${y}h${width - 2 * r}c${b} 0 ${r} ${r - b} ${r} ${r}v${height - 2 * r}c0 ${b} ${b - r} ${r} ${-r} ${r}h${2 * r - width}c${-b} 0 ${-r} ${b - r} ${-r} ${-r}v${2 * r - height}c0 ${-b} ${r - b} ${-r} ${r} ${-r}z`;
}
