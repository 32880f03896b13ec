export type Box = { left: number; top: number; right: number; bottom: number };

/** Turns an SVG path (M, L, H, V, C, Q, Z, in either case) into PDF operators, and tells how far it reaches. */
export function translatePath(d: string): { operators: string; box: Box } {
  const operators: string[] = [];
  const box: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  let x = 0;
  let y = 0;
  let startX = 0;
  let startY = 0;
  const reach = (...values: number[]) => {
    for (let at = 0; at < values.length; at += 2) {
      const [px = 0, py = 0] = values.slice(at, at + 2);
      box.left = Math.min(box.left, px);
      box.right = Math.max(box.right, px);
      box.top = Math.min(box.top, py);
      box.bottom = Math.max(box.bottom, py);
    }
    [x = 0, y = 0] = values.slice(-2);
    return values.map(short).join(' ');
  };

  for (const { command, values } of readSteps(d)) {
    const relative = command !== command.toUpperCase();
    const place = (at: number) => (values[at] ?? 0) + (relative ? (at % 2 === 0 ? x : y) : 0);
    switch (command.toUpperCase()) {
      case 'M':
        operators.push(`${reach(place(0), place(1))} m`);
        [startX, startY] = [x, y];
        break;
      case 'L':
        operators.push(`${reach(place(0), place(1))} l`);
        break;
      case 'H':
        operators.push(`${reach((values[0] ?? 0) + (relative ? x : 0), y)} l`);
        break;
      case 'V':
        operators.push(`${reach(x, (values[0] ?? 0) + (relative ? y : 0))} l`);
        break;
      case 'C':
        operators.push(`${reach(place(0), place(1), place(2), place(3), place(4), place(5))} c`);
        break;
      case 'Q': {
        const [bendX, bendY, endX, endY] = [place(0), place(1), place(2), place(3)];
        const third = (from: number, bend: number) => from + ((bend - from) * 2) / 3;
        operators.push(
          `${reach(third(x, bendX), third(y, bendY), third(endX, bendX), third(endY, bendY), endX, endY)} c`,
        );
        break;
      }
      case 'Z':
        operators.push('h');
        [x, y] = [startX, startY];
        break;
      default:
        throw new Error(`The path command ${command} is not known here.`);
    }
  }
  return { operators: operators.join(' '), box };
}

/** A number as short as a drawing needs it. */
export function short(value: number): string {
  return String(Math.round(value * 100) / 100);
}

const lengths: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, Z: 0 };

/** Repeats the letter for every set of values that follows it. */
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
