import { breakLines } from '../scripts/fonts/cut-font.ts';
import type { DocumentBuilder } from './document-builder.ts';
import { contentBottom } from './masthead.ts';
import type { Sheet, TextStyle } from './sheet.ts';
import type { Element, Role } from './structure.ts';

/** A part of a page that is never split. A block that can stretch grows to fill its page, or shrinks a little to save one. */
export type Block = {
  height: number;
  spaceBefore: number;
  keepWithNext?: boolean;
  stretch?: boolean;
  draw(sheet: Sheet, top: number, extra: number): void;
};

type Start = { sheet: Sheet; top: number };
const maxStretch = 64;
const maxShrink = 6;

/** Stacks blocks, and starts a new page where they no longer fit. */
export function placeBlocks(blocks: Block[], start: Start, startPage: () => Start): void {
  let { sheet, top } = start;
  let pending: Block[] = [];
  const flush = (room: number) => {
    const share = Math.min(maxStretch, room / Math.max(1, countStretching(pending)));
    for (const block of pending) {
      const extra = block.stretch ? share : 0;
      block.draw(sheet, top + block.spaceBefore, extra);
      top += block.spaceBefore + block.height + extra;
    }
    pending = [];
  };
  for (const group of groupBlocks(blocks)) {
    const height = measure(group);
    const room = contentBottom - top - measure(pending);
    if (height > room + maxShrink * countStretching([...pending, ...group])) {
      flush(room);
      ({ sheet, top } = startPage());
      if (height > contentBottom - top) throw new Error('A block is taller than a page. Split it.');
    }
    pending.push(...group);
  }
  flush(Math.min(0, contentBottom - top - measure(pending)));
}

function countStretching(blocks: Block[]): number {
  return blocks.filter(({ stretch }) => stretch).length;
}

function measure(blocks: Block[]): number {
  return blocks.reduce((sum, { spaceBefore, height }) => sum + spaceBefore + height, 0);
}

function groupBlocks(blocks: Block[]): Block[][] {
  const groups: Block[][] = [];
  let open = false;
  for (const block of blocks) {
    if (open) groups.at(-1)?.push(block);
    else groups.push([block]);
    open = block.keepWithNext ?? false;
  }
  return groups;
}

export type ParagraphStyle = TextStyle & { leading: number };

/** Text broken into lines and measured. */
export type TextLayout = { lines: string[]; height: number; style: ParagraphStyle };

export function layOutText(builder: DocumentBuilder, text: string, width: number, style: ParagraphStyle) {
  const lines = wrapText(text, width, (line) => builder.faces[style.face].measure(line, style.size));
  return { lines, height: lines.length * style.leading, style };
}

/** Breaks text into lines. Sets it slightly narrower if that avoids a very short last line. */
function wrapText(text: string, width: number, measure: (line: string) => number): string[] {
  const lastWidth = (lines: string[]) => measure(lines.at(-1) ?? '');
  let best = breakLines(text, width, measure);
  const count = best.length;
  for (let share = 0.98; count > 1 && lastWidth(best) < width * 0.25 && share > 0.84; share -= 0.02) {
    const tighter = breakLines(text, width * share, measure);
    if (tighter.length > count) break;
    if (lastWidth(tighter) > lastWidth(best)) best = tighter;
  }
  return best;
}

export function drawText(sheet: Sheet, { lines, style }: TextLayout, x: number, top: number): void {
  // Centers the capitals in the line.
  const baseline = style.leading / 2 + style.size * 0.35;
  lines.forEach((line, index) => {
    sheet.text(line, x, top + baseline + index * style.leading, style);
  });
}

export type TextBlock = { parent: Element; role: Role; x: number; width: number; spaceBefore: number };

export function textBlock(
  builder: DocumentBuilder,
  text: string,
  style: ParagraphStyle,
  at: TextBlock,
): Block {
  const set = layOutText(builder, text, at.width, style);
  return {
    height: set.height,
    spaceBefore: at.spaceBefore,
    draw: (sheet, top) =>
      sheet.tag(builder.structure.add(at.parent, at.role), () => drawText(sheet, set, at.x, top)),
  };
}
