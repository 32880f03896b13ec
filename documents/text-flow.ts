import type { Face } from './fonts.ts';

export type Line = { text: string; width: number };

/** Breaks text into lines. Sets it slightly narrower if that avoids a very short last line. */
export function wrapText(face: Face, size: number, text: string, width: number): Line[] {
  let best = breakLines(face, size, text, width);
  const count = best.length;
  for (let share = 0.98; count > 1 && lastWidth(best) < width * 0.25 && share > 0.84; share -= 0.02) {
    const tighter = breakLines(face, size, text, width * share);
    if (tighter.length > count) break;
    if (lastWidth(tighter) > lastWidth(best)) best = tighter;
  }
  return best;
}

function breakLines(face: Face, size: number, text: string, width: number): Line[] {
  const lines: Line[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last && `${last.text} ${word}`;
    const longerWidth = longer ? face.measure(longer, size) : 0;
    if (last && longer && longerWidth <= width) Object.assign(last, { text: longer, width: longerWidth });
    else lines.push({ text: word, width: face.measure(word, size) });
  }
  return lines;
}

function lastWidth(lines: Line[]): number {
  return lines.at(-1)?.width ?? 0;
}
