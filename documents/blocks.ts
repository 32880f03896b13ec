import type { Print } from './document.ts';
import { lowest } from './masthead.ts';
import type { Ink, Sheet } from './sheet.ts';
import type { Element, Role } from './structure.ts';
import { type Line, wrapText } from './text-flow.ts';

/** A piece of a page that is never torn apart. `keep` ties it to the next one; `stretch` lets it grow to fill a sheet. */
export type Block = {
  height: number;
  space: number;
  keep?: boolean;
  stretch?: boolean;
  draw(sheet: Sheet, top: number, extra: number): void;
};

type Start = { sheet: Sheet; top: number };
const mostExtra = 64;

/** Sets blocks one below the other and turns to a new sheet where they no longer fit. */
export function placeBlocks(blocks: Block[], start: Start, turn: () => Start): void {
  let { sheet, top } = start;
  let waiting: Block[] = [];
  const flush = (room: number) => {
    const stretching = waiting.filter(({ stretch }) => stretch).length;
    const share = Math.min(mostExtra, room / Math.max(1, stretching));
    for (const block of waiting) {
      const extra = block.stretch ? share : 0;
      block.draw(sheet, top + block.space, extra);
      top += block.space + block.height + extra;
    }
    waiting = [];
  };
  for (const group of groupKept(blocks)) {
    const height = measure(group);
    const room = lowest - top - measure(waiting);
    if (height > room) {
      flush(room);
      ({ sheet, top } = turn());
      if (height > lowest - top) throw new Error('A block is taller than a sheet. It needs to be split.');
    }
    waiting.push(...group);
  }
  flush(0);
}

function measure(blocks: Block[]): number {
  return blocks.reduce((sum, { space, height }) => sum + space + height, 0);
}

function groupKept(blocks: Block[]): Block[][] {
  const groups: Block[][] = [];
  let open = false;
  for (const block of blocks) {
    if (open) groups.at(-1)?.push(block);
    else groups.push([block]);
    open = block.keep ?? false;
  }
  return groups;
}

export type Setting = Ink & { leading: number };

/** Measured text, ready to be drawn. */
export type SetText = { lines: Line[]; height: number; setting: Setting };

export function setText(print: Print, text: string, width: number, setting: Setting): SetText {
  const lines = wrapText(print.faces[setting.face], setting.size, text, width);
  return { lines, height: lines.length * setting.leading, setting };
}

export function drawText(sheet: Sheet, { lines, setting }: SetText, x: number, top: number): void {
  // The first baseline lies where the capitals sit in the middle of the first line.
  const rise = setting.leading / 2 + setting.size * 0.35;
  lines.forEach((line, index) => {
    sheet.text(line.text, x, top + rise + index * setting.leading, setting);
  });
}

export type TextBlock = { parent: Element; role: Role; x: number; width: number; space: number };

export function textBlock(print: Print, text: string, setting: Setting, at: TextBlock): Block {
  const set = setText(print, text, at.width, setting);
  return {
    height: set.height,
    space: at.space,
    draw: (sheet, top) =>
      sheet.mark(print.structure.add(at.parent, at.role), () => drawText(sheet, set, at.x, top)),
  };
}
