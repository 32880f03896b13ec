import { arcToCurves } from './arcs.ts';

export type Bounds = { left: number; top: number; right: number; bottom: number };

/** Converts an SVG path (M, L, H, V, C, Q, A, Z, in either case) to PDF operators, and measures its bounds. */
export function translatePath(d: string): { operators: string; bounds: Bounds } {
  const operators: string[] = [];
  const bounds: Bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  let x = 0;
  let y = 0;
  let startX = 0;
  let startY = 0;
  const moveTo = (...values: number[]) => {
    for (let at = 0; at < values.length; at += 2) {
      const [px = 0, py = 0] = values.slice(at, at + 2);
      bounds.left = Math.min(bounds.left, px);
      bounds.right = Math.max(bounds.right, px);
      bounds.top = Math.min(bounds.top, py);
      bounds.bottom = Math.max(bounds.bottom, py);
    }
    [x = 0, y = 0] = values.slice(-2);
    return values.map(formatNumber).join(' ');
  };

  for (const { command, values } of readSteps(d)) {
    const relative = command !== command.toUpperCase();
    const place = (at: number) => (values[at] ?? 0) + (relative ? (at % 2 === 0 ? x : y) : 0);
    switch (command.toUpperCase()) {
      case 'M':
        operators.push(`${moveTo(place(0), place(1))} m`);
        [startX, startY] = [x, y];
        break;
      case 'L':
        operators.push(`${moveTo(place(0), place(1))} l`);
        break;
      case 'H':
        operators.push(`${moveTo((values[0] ?? 0) + (relative ? x : 0), y)} l`);
        break;
      case 'V':
        operators.push(`${moveTo(x, (values[0] ?? 0) + (relative ? y : 0))} l`);
        break;
      case 'C':
        operators.push(`${moveTo(place(0), place(1), place(2), place(3), place(4), place(5))} c`);
        break;
      case 'Q': {
        const [bendX, bendY, endX, endY] = [place(0), place(1), place(2), place(3)];
        const third = (from: number, bend: number) => from + ((bend - from) * 2) / 3;
        operators.push(
          `${moveTo(third(x, bendX), third(y, bendY), third(endX, bendX), third(endY, bendY), endX, endY)} c`,
        );
        break;
      }
      case 'A': {
        const [radiusX = 0, radiusY = 0, rotation = 0, isLarge, isClockwise] = values;
        // `place` takes x at even places, and the end of an arc is at places 5 and 6.
        const end = { x: (values[5] ?? 0) + (relative ? x : 0), y: (values[6] ?? 0) + (relative ? y : 0) };
        const arc = {
          radiusX,
          radiusY,
          rotation,
          isLarge: isLarge === 1,
          isClockwise: isClockwise === 1,
          end,
        };
        for (const curve of arcToCurves({ x, y }, arc)) operators.push(`${moveTo(...curve)} c`);
        break;
      }
      case 'Z':
        operators.push('h');
        [x, y] = [startX, startY];
        break;
      default:
        throw new Error(`The path command ${command} is not supported.`);
    }
  }
  return { operators: operators.join(' '), bounds };
}

/** Rounds to two decimals, which is enough for drawings. */
export function formatNumber(value: number): string {
  return String(Math.round(value * 100) / 100);
}

const lengths: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, A: 7, Z: 0 };

/** Splits a path into steps, one for each group of values after a command. */
function readSteps(d: string): { command: string; values: number[] }[] {
  return [...d.matchAll(/([a-z])([^a-z]*)/gi)].flatMap(([, command = '', rest = '']) => {
    const values = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const length = lengths[command.toUpperCase()] ?? 0;
    if (length === 0) return [{ command, values: [] }];
    return Array.from({ length: values.length / length }, (_, at) => ({
      command: at > 0 && command.toUpperCase() === 'M' ? (command === 'M' ? 'L' : 'l') : command,
      values: values.slice(at * length, (at + 1) * length),
    }));
  });
}
